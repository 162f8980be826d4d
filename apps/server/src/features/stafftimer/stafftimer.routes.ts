import { stafftimerContract } from '@horae/contract/stafftimer.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { AnswerCache } from '#platform/answer-cache';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { answerCalendar, answerUnitCalendar } from './answer';
import { filteredQuestion, monthQuestion, refuseOtherCompany } from './calendar.service';
import { unitQuestion } from './unit-calendar.service';

export function stafftimerRoutes(app: FastifyInstance, db: Database, cache: AnswerCache): void {
  handle(app, stafftimerContract.month, async (request, reply) => {
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerCalendar(db, cache, hotel && monthQuestion(hotel, request.body), request, reply);
  });
  handle(app, stafftimerContract.filtered, async (request, reply) => {
    refuseOtherCompany(request.body);
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerCalendar(db, cache, hotel && filteredQuestion(hotel, request.body), request, reply);
  });
  handle(app, stafftimerContract.ofUnit, async (request, reply) => {
    refuseOtherCompany(request.body);
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerUnitCalendar(db, cache, hotel && unitQuestion(hotel, request.body), request, reply);
  });
}
