import { invoicesContract } from '@horae/contract/demo-apps/invoices.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { hotelClock } from '#platform/hotel-time';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import {
  blankInvoice,
  listClients,
  listInvoices,
  readInvoice,
  readNeighbours,
  removeInvoice,
} from './invoices.service';
import { recordPayment } from './payments.service';
import { type SendMail, sendInvoice } from './send-invoice.service';
import { addInvoice, duplicateInvoice, updateInvoice } from './write-invoice.service';

interface InvoiceOptions {
  timeZone: string;
  sendMail: SendMail;
}

export function invoicesRoutes(app: FastifyInstance, db: Database, options: InvoiceOptions): void {
  readingRoutes(app, db);
  writingRoutes(app, db, options);
}

function readingRoutes(app: FastifyInstance, db: Database): void {
  handle(app, invoicesContract.list, ({ query }) => listInvoices(db, query));

  handle(app, invoicesContract.one, ({ params }) => readInvoice(db, params.id));

  handle(app, invoicesContract.clients, ({ query }) => listClients(db, query.perPage));

  handle(app, invoicesContract.blank, () => blankInvoice(db));

  handle(app, invoicesContract.neighbours, ({ query }) => readNeighbours(db, query.id));
}

function writingRoutes(app: FastifyInstance, db: Database, { timeZone, sendMail }: InvoiceOptions): void {
  handle(app, invoicesContract.add, (request) => once(db, request, (tx) => addInvoice(tx, request.body.invoice)));

  handle(app, invoicesContract.update, (request) =>
    updateInvoice(db, request.body.id, request.body.invoice, (now) => refuseStale(request, invoicesContract.one, now)),
  );

  handle(app, invoicesContract.duplicate, (request) =>
    once(db, request, (tx) => duplicateInvoice(tx, request.body.id, hotelClock(timeZone).dayOf(Date.now() / 1000))),
  );

  handle(app, invoicesContract.pay, (request) =>
    once(db, request, (tx) =>
      recordPayment(tx, request.body, (now) => refuseStale(request, invoicesContract.one, now)),
    ),
  );

  handle(app, invoicesContract.send, (request) =>
    once(db, request, (tx) =>
      sendInvoice(tx, accountOf(request).id, request.body, sendMail, (now) =>
        refuseStale(request, invoicesContract.one, now),
      ),
    ),
  );

  handle(app, invoicesContract.remove, async ({ query }) => {
    await removeInvoice(db, query.id);
    return {};
  });
}
