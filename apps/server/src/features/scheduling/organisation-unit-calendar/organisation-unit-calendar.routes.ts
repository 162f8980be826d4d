import { organisationUnitCalendarContract } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { AnswerCache } from '#platform/answer-cache';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { refuseOtherCompany } from '#roster/board';
import { answerUnitCalendar } from './answer';
import { unitQuestion } from './organisation-unit-calendar.service';

export function organisationUnitCalendarRoutes(app: FastifyInstance, db: Database, cache: AnswerCache): void {
  handle(app, organisationUnitCalendarContract.ofUnit, async (request, reply) => {
    refuseOtherCompany(request.body);
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerUnitCalendar(db, cache, hotel && unitQuestion(hotel, request.body), request, reply);
  });
}
