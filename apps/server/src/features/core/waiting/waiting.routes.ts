import { waitingContract } from '@horae/contract/core/waiting.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { keptChecks } from './kept-checks';
import { countWaiting } from './waiting.service';

export function waitingRoutes(app: FastifyInstance, db: Database): void {
  const countChecks = keptChecks(db, (companyId) => app.rosterVersion(companyId));
  handle(app, waitingContract.count, async (request) => {
    const { day, hotel } = request.query;
    return {
      waiting: await countWaiting(db, {
        account: accountOf(request),
        hotel: hotel === undefined ? null : await hotelOf(request, hotel),
        day,
        countChecks,
        onFailure: (kind, err) => request.log.error({ err, kind }, 'waiting not counted'),
      }),
    };
  });
}
