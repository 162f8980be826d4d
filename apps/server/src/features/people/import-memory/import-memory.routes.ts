import { importMemoryContract as contract } from '@horae/contract/people/import-memory.contract';
import type { FastifyInstance } from 'fastify';
import { hotelOf } from '#platform/access';
import { type Database, inTransaction } from '#platform/database';
import { handle } from '#platform/handle';
import { forgetColumns, forgetValues } from './import-memory.commands';
import { readColumns } from './import-memory.reads';

export function importMemoryRoutes(app: FastifyInstance, db: Database): void {
  handle(app, contract.columns, async (request) => {
    const { companyId } = await hotelOf(request, request.query.hotel);
    return { columns: await readColumns(db, companyId, request.query.kind) };
  });

  handle(app, contract.forgetColumns, async (request) => {
    const { hotel, kind, headings } = request.body;
    const { companyId } = await hotelOf(request, hotel);
    return { forgotten: await inTransaction(db, (tx) => forgetColumns(tx, companyId, kind, headings)) };
  });

  handle(app, contract.forgetValues, async (request) => {
    const { hotel, values } = request.body;
    const { companyId } = await hotelOf(request, hotel);
    return { forgotten: await inTransaction(db, (tx) => forgetValues(tx, companyId, values)) };
  });
}
