import { accountsContract } from '@horae/contract/settings/accounts.contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOf } from '#platform/access';
import { addressInUse } from '#platform/address-in-use';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import { refuseStale } from '#platform/if-match';
import type { AccountActions } from './account-actions';
import { disableAccount, enableAccount, updateAccount } from './account-changes.service';
import { listAccounts, readAccount } from './accounts.service';
import { readHotel } from './hotel-people.service';
import { inviteAccount, sendLink } from './invite.service';
import { invitePeople } from './invite-people.service';
import { deleteMail, listOutbox, sendMailAgain, takeOutMail } from './outbox.service';
import { resetTwoStep } from './reset-two-step.service';
import { endSessionsOf, listSessions } from './sessions.service';

export function accountsRoutes(app: FastifyInstance, db: Database, actions: AccountActions): void {
  const contract = accountsContract;
  const { hasMailServer } = actions;
  const usedAt = (request: FastifyRequest): AccountActions => ({
    ...actions,
    postLink: (tx, id) => actions.postLink(tx, id, addressInUse(request)),
  });

  handle(app, contract.list, (request) => listAccounts(db, accountOf(request), request.query));
  handle(app, contract.one, async (request) => ({
    account: await readAccount(db, accountOf(request), request.query.id),
  }));
  handle(app, contract.hotel, ({ query }) => readHotel(db, query.hotel));

  handle(app, contract.invite, (request) =>
    once(db, request, (tx) => inviteAccount(tx, accountOf(request), request.body.account, usedAt(request))),
  );
  handle(app, contract.invitePeople, (request) =>
    once(db, request, (tx) => invitePeople(tx, accountOf(request).id, request.body, usedAt(request))),
  );

  handle(app, contract.update, async (request) => ({
    account: await updateAccount(db, accountOf(request), request.body, usedAt(request), (account) =>
      refuseStale(request, contract.update, { account }),
    ),
  }));
  handle(app, contract.disable, async (request) => ({
    account: await disableAccount(db, accountOf(request), request.body.id, actions),
  }));
  handle(app, contract.enable, async (request) => ({
    account: await enableAccount(db, accountOf(request), request.body.id),
  }));
  handle(app, contract.resetTwoStep, async (request) => ({
    account: await resetTwoStep(db, accountOf(request), request.body.id, actions),
  }));
  handle(app, contract.sendLink, (request) => sendLink(db, accountOf(request), request.body, usedAt(request)));

  handle(app, contract.sessions, (request) => listSessions(db, accountOf(request), request.query.id));
  handle(app, contract.endSessions, async (request) => {
    await endSessionsOf(db, accountOf(request), request.body, actions);
    return {};
  });

  handle(app, contract.outbox, async ({ query }) => ({ ...(await listOutbox(db, query)), hasMailServer }));
  handle(app, contract.takeOutMail, (request) => takeOutMail(db, accountOf(request).id, request.body.id));
  handle(app, contract.sendAgain, async (request) => {
    await sendMailAgain(db, accountOf(request).id, request.body.id, hasMailServer);
    return {};
  });
  handle(app, contract.deleteMail, async (request) => {
    await deleteMail(db, accountOf(request).id, request.query.id);
    return {};
  });
}
