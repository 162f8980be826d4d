import { mainSearchContract } from '@horae/contract/core/main-search.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { type Findable, findEverything } from './main-search.service';

export function mainSearchRoutes(app: FastifyInstance, db: Database, findable: Findable): void {
  handle(app, mainSearchContract.find, (request) => findEverything(db, accountOf(request), findable, request.query));
}
