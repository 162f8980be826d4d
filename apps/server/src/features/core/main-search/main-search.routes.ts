import { mainSearchContract } from '@horae/contract/core/main-search.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import type { Fixed } from './main-search.rules';
import { findEverything } from './main-search.service';

export function mainSearchRoutes(app: FastifyInstance, db: Database, articles: readonly Fixed[]): void {
  handle(app, mainSearchContract.find, (request) => findEverything(db, accountOf(request), articles, request.query));
}
