import { organisationUnitCalendarContract } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { refuseOtherCompany } from '#roster/board';
import type { RosterMemory } from '#roster/kept-days';
import { answerUnitCalendar } from './answer';
import { unitQuestion } from './organisation-unit-calendar.service';

export function organisationUnitCalendarRoutes(app: FastifyInstance, db: Database, memory: RosterMemory): void {
  handle(app, organisationUnitCalendarContract.ofUnit, async (request, reply) => {
    refuseOtherCompany(request.body);
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerUnitCalendar(db, memory, hotel && unitQuestion(hotel, request.body), request, reply);
  });
}
