import { importsContract as contract } from '@horae/contract/people/imports.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { listImports } from './imports.service';
import { undoImport } from './undo-import.service';

export function importsRoutes(app: FastifyInstance, db: Database): void {
  handle(app, contract.list, async (request) => {
    const { companyId } = await hotelOf(request, request.query.hotel);
    return { imports: await listImports(db, companyId, request.query.kind) };
  });

  handle(app, contract.undo, async (request) => {
    const { id, reason } = request.body;
    const hotel = await hotelOf(request, request.body.hotel);
    return undoImport(db, { hotel, accountId: accountOf(request).id, id, reason });
  });
}
