import { stafftimerContract } from '@horae/contract/stafftimer.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { answerCalendar } from './answer';
import { AnswerCache } from './answer-cache';
import { filteredQuestion, monthQuestion, refuseOtherCompany } from './calendar.service';

export function stafftimerRoutes(app: FastifyInstance, db: Database): void {
  const cache = new AnswerCache();
  handle(app, stafftimerContract.month, async (request, reply) => {
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerCalendar(db, cache, hotel && monthQuestion(hotel, request.body), request, reply);
  });
  handle(app, stafftimerContract.filtered, async (request, reply) => {
    refuseOtherCompany(request.body);
    const hotel = await app.grantedHotel(accountOf(request), request.body.selectedHotel);
    return answerCalendar(db, cache, hotel && filteredQuestion(hotel, request.body), request, reply);
  });
}
