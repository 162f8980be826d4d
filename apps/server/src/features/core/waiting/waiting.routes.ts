import { waitingContract } from '@horae/contract/core/waiting.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { countWaiting } from './waiting.service';

export function waitingRoutes(app: FastifyInstance, db: Database): void {
  handle(app, waitingContract.count, (request) => countWaiting(db, accountOf(request).id, request.query.day));
}
