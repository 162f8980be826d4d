import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { refuseOtherCompany } from '#roster/board';
import type { RosterMemory } from '#roster/kept-days';
import { answerCalendar } from './answer';
import { filteredQuestion, monthQuestion } from './staff-timeline.service';

export function staffTimelineRoutes(app: FastifyInstance, db: Database, memory: RosterMemory): void {
  handle(app, staffTimelineContract.month, async (request, reply) => {
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerCalendar(db, memory, hotel && monthQuestion(hotel, request.body), request, reply);
  });
  handle(app, staffTimelineContract.filtered, async (request, reply) => {
    refuseOtherCompany(request.body);
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerCalendar(db, memory, hotel && filteredQuestion(hotel, request.body), request, reply);
  });
}
