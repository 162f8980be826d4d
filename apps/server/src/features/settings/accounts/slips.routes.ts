import { slipsContract } from '@horae/contract/settings/slips.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { once } from '#platform/idempotency';
import type { AccountActions } from './account-actions';
import { addSlipAccounts } from './add-slip-accounts.service';
import { makeSlips } from './make-slips.service';
import { readSlipPeople } from './slip-people.service';

type Actions = Pick<AccountActions, 'addNamedAccount' | 'makeSlip'>;

export function slipsRoutes(app: FastifyInstance, db: Database, actions: Actions): void {
  handle(app, slipsContract.people, ({ query }) => readSlipPeople(db, query.hotel));
  handle(app, slipsContract.addAccounts, (request) =>
    once(db, request, (tx) => addSlipAccounts(tx, accountOf(request).id, request.body, actions)),
  );
  // Not kept for repetition: the answer holds secrets, and the next one replaces them.
  handle(app, slipsContract.make, (request) => makeSlips(db, accountOf(request), request.body, actions));
}
