import { emailContract } from '@horae/contract/office/email.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import { listDeliveries } from './deliveries.service';
import { addDraft, readDraft, updateDraft } from './drafts.service';
import { findRecipients, listEmails, removeEmails, toggleLabel, updateEmails } from './email.service';
import { readEmail, readNeighbour } from './open-email.service';
import { type Sending, sendEmail } from './send-email.service';

export function emailRoutes(app: FastifyInstance, db: Database, sending: Sending): void {
  mailboxRoutes(app, db);
  writingRoutes(app, db, sending);
}

function mailboxRoutes(app: FastifyInstance, db: Database): void {
  handle(app, emailContract.list, (request) => listEmails(db, accountOf(request).id, request.query));

  handle(app, emailContract.update, async (request) => {
    await updateEmails(db, accountOf(request).id, request.body.emailIds, request.body.dataToUpdate);
    return {};
  });

  handle(app, emailContract.toggleLabel, async (request) => {
    await toggleLabel(db, accountOf(request).id, request.body.emailIds, request.body.label);
    return {};
  });

  handle(app, emailContract.one, (request) => readEmail(db, accountOf(request).id, request.query.id));

  handle(app, emailContract.neighbour, (request) =>
    readNeighbour(db, accountOf(request).id, request.query.emailId, request.query.dir),
  );

  handle(app, emailContract.remove, async (request) => {
    await removeEmails(db, accountOf(request).id, request.query.emailIds);
    return {};
  });
}

function writingRoutes(app: FastifyInstance, db: Database, sending: Sending): void {
  handle(app, emailContract.send, (request) =>
    once(db, request, (tx) => sendEmail(tx, accountOf(request).id, request.body.email, sending)),
  );

  handle(app, emailContract.deliveries, async (request) => ({
    deliveries: await listDeliveries(db, accountOf(request).id, request.query.id, sending.hasMailServer),
  }));

  handle(app, emailContract.recipients, async (request) => ({
    recipients: await findRecipients(db, accountOf(request).id, request.query.q),
  }));

  handle(app, emailContract.draft, (request) => readDraft(db, accountOf(request).id, request.query.id));

  handle(app, emailContract.addDraft, (request) =>
    once(db, request, (tx) => addDraft(tx, accountOf(request).id, request.body.email)),
  );

  handle(app, emailContract.updateDraft, (request) =>
    updateDraft(db, accountOf(request).id, request.body.email, (now) =>
      refuseStale(request, emailContract.updateDraft, now),
    ),
  );
}
