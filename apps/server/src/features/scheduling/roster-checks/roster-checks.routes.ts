import { rosterChecksContract } from '@horae/contract/scheduling/roster-checks.contract';
import type { FastifyInstance } from 'fastify';
import { hotelOf } from '#platform/access';
import type { AnswerCache } from '#platform/answer-cache';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { answerByRoster } from '#platform/roster-answer';
import { checksOfMonth } from './roster-checks.service';

export function rosterChecksRoutes(app: FastifyInstance, db: Database, cache: AnswerCache): void {
  handle(app, rosterChecksContract.ofMonth, async (request, reply) => {
    const { month } = request.query;
    const hotel = await hotelOf(request, request.query.hotel);
    const work = async () => Buffer.from(JSON.stringify(await checksOfMonth(db, hotel, month)));
    const key = `checks ${hotel.timeZone} ${JSON.stringify([hotel.scope, month, hotel.mayApprove, hotel.mayPlan, hotel.self])}`;
    return answerByRoster(cache, { companyId: hotel.companyId, key, work }, request, reply);
  });
}
