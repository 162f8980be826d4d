import { employeeRecordsContract as contract } from '@horae/contract/demo-apps/employee-records.contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import {
  addRecord,
  allRecords,
  listRecords,
  readRecord,
  removeRecords,
  updateRecord,
} from './employee-records.service';

export function employeeRecordsRoutes(app: FastifyInstance, db: Database): void {
  handle(app, contract.all, () => allRecords(db));

  handle(app, contract.list, ({ query }) => listRecords(db, query));

  handle(app, contract.one, async ({ query }) => ({ employee: await readRecord(db, query.id) }));

  handle(app, contract.add, (request) =>
    once(db, request, async (tx) => ({ employee: await addRecord(tx, request.body.employee) })),
  );

  handle(app, contract.update, async (request) => ({
    employee: await updateRecord(db, request.body.employee, (employee) =>
      refuseStale(request, contract.update, { employee }),
    ),
  }));

  handle(app, contract.remove, async ({ body }) => {
    await removeRecords(db, body.ids);
    return {};
  });
}
