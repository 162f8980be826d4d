import { setUpContract } from '@horae/contract/people/set-up.contract';
import type { FastifyInstance } from 'fastify';
import { hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { readSetUp } from './set-up.service';

export function setUpRoutes(app: FastifyInstance, db: Database): void {
  handle(app, setUpContract.state, async (request) =>
    readSetUp(db, (await hotelOf(request, request.query.hotel)).companyId),
  );
}
