import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import type { FastifyInstance } from 'fastify';
import { hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { readRosterHistory } from './roster-history.service';

export function rosterHistoryRoutes(app: FastifyInstance, db: Database): void {
  handle(app, rosterHistoryContract.read, async (request) => {
    const { hotel, ...query } = request.query;
    return readRosterHistory(db, await hotelOf(request, hotel), query);
  });
}
