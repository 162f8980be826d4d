import { twoStepContract as contract } from '@horae/contract/core/two-step.contract';
import type { FastifyInstance } from 'fastify';
import { accountOf } from '#platform/access';
import type { Database } from '#platform/database';
import { handle } from '#platform/handle';
import { refuseStale } from '#platform/if-match';
import { beginApp } from './authenticator-app';
import { newPasskeyOptions } from './new-passkey';
import { readRequirement, saveRequirement } from './requirement.service';
import {
  readTwoStep,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  setUpApp,
  setUpPasskey,
  switchOff,
} from './two-step.service';
import type { SessionActions, TwoStepContext } from './two-step-context';

export function twoStepRoutes(app: FastifyInstance, db: Database, context: TwoStepContext & SessionActions): void {
  handle(app, contract.read, (request) => readTwoStep(db, context, accountOf(request).id));

  handle(app, contract.beginApp, (request) => beginApp(db, context, accountOf(request).id));
  handle(app, contract.confirmApp, (request) => setUpApp(db, context, accountOf(request), request.body.code));
  handle(app, contract.removeApp, (request) => removeApp(db, context, accountOf(request)));

  handle(app, contract.beginPasskey, async (request) => {
    const { id, sessionId } = accountOf(request);
    const asked = { accountId: id, purpose: 'add', heldBy: sessionId } as const;
    return { options: await newPasskeyOptions(db, context.origin(), context.appName, asked) };
  });
  handle(app, contract.addPasskey, (request) => setUpPasskey(db, context, accountOf(request), request.body));
  handle(app, contract.removePasskey, (request) => removePasskey(db, context, accountOf(request), request.body.id));

  handle(app, contract.makeRecoveryCodes, (request) => renewRecoveryCodes(db, context, accountOf(request)));
  handle(app, contract.switchOff, (request) => switchOff(db, context, accountOf(request)));

  handle(app, contract.requirement, () => readRequirement(db));
  handle(app, contract.saveRequirement, (request) =>
    saveRequirement(db, accountOf(request).id, request.body.requiredOf, (now) =>
      refuseStale(request, contract.saveRequirement, now),
    ),
  );
}
