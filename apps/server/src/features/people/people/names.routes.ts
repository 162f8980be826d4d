import { namesContract as contract } from '@horae/contract/people/names.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import type { Sealer } from '#platform/sealed-text';
import { confirmNames, namesToConfirm } from './names.service';
import { contextOf } from './people-context';

export function namesRoutes(app: FastifyInstance, db: Database, sealer: Sealer): void {
  handle(app, contract.list, async (request) =>
    namesToConfirm(db, await contextOf(request, request.query.hotel, sealer)),
  );

  handle(app, contract.confirm, async (request) => {
    const { hotel, names } = request.body;
    return { confirmed: await confirmNames(db, await contextOf(request, hotel, sealer), names) };
  });
}
