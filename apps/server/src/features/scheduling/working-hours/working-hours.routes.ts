import { workingHoursContract } from '@horae/contract/scheduling/working-hours.contract';
import type { FastifyInstance } from 'fastify';
import { hotelOf } from '#platform/access';
import type { AnswerCache } from '#platform/answer-cache';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { answerByRoster } from '#platform/roster-answer';
import { listLooseClocks } from './loose-clocks';
import { listOnLoanHere } from './on-loan-here';
import { sumWorkingHours } from './working-hours.service';

export function workingHoursRoutes(app: FastifyInstance, db: Database, cache: AnswerCache): void {
  handle(app, workingHoursContract.sums, async (request, reply) => {
    const hotel = await hotelOf(request, request.body.hotel);
    const work = async () => Buffer.from(JSON.stringify(await sumWorkingHours(db, hotel, request.body)));
    const key = `hours ${hotel.timeZone} ${JSON.stringify([hotel.scope, request.body])}`;
    return answerByRoster(cache, { companyId: hotel.companyId, key, work }, request, reply);
  });

  handle(app, workingHoursContract.looseClocks, async (request) => {
    const hotel = await hotelOf(request, request.body.hotel);
    return { records: await listLooseClocks(db, hotel, request.body) };
  });

  handle(app, workingHoursContract.onLoanHere, async (request) => {
    const hotel = await hotelOf(request, request.body.hotel);
    return { people: await listOnLoanHere(db, hotel, request.body) };
  });
}
