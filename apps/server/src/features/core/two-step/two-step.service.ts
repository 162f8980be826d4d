import { mostPasskeys } from '@horae/contract/core/passkeys';
import { type NewPasskey } from '@horae/contract/core/two-step-proofs';
import { type TwoStep } from '@horae/contract/core/two-step-state';
import { and, eq, sql } from 'drizzle-orm';
import type { Account } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { accounts } from '../session/session.table';
import { confirmApp, isNewCode } from './authenticator-app';
import { addPasskey, readNewPasskey } from './new-passkey';
import {
  added,
  anyPasskey,
  authenticatorApp,
  codesRenewed,
  everything,
  passkeyCalled,
  removed,
  type SecondStep,
} from './news.rules';
import { notifyOwner } from './notify-owner';
import { passkeyHost, passkeysOf } from './passkeys';
import { makeRecoveryCodes, recoveryCodesLeft, storeRecoveryCodes } from './recovery-codes';
import { removeTwoStep } from './two-step.commands';
import { hasTwoStep, isTwoStepRequired, secondStepsOf } from './two-step.reads';
import { authenticatorApps, passkeys } from './two-step.table';
import type { SessionActions, TwoStepContext } from './two-step-context';

type Context = TwoStepContext & SessionActions;
type By = Pick<Account, 'id' | 'sessionId'>;
interface WithCodes {
  twoStep: TwoStep;
  recoveryCodes: string[] | null;
}

/** The two-step verification of an account. */
export async function readTwoStep(db: Database, { origin }: TwoStepContext, accountId: number): Promise<TwoStep> {
  const methods = await secondStepsOf(db, accountId);
  const [account] = await db
    .select({ isRequired: sql<boolean>`${isTwoStepRequired(accounts)}` })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return {
    isOn: methods.length > 0,
    hasApp: methods.includes('code'),
    passkeys: (await passkeysOf(db, accountId)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await recoveryCodesLeft(db, accountId),
    isRequired: account?.isRequired ?? false,
    passkeyHost: passkeyHost(origin()),
  };
}

/** Sets up the authenticator app with a code that it shows. */
export async function setUpApp(db: Database, context: Context, by: By, code: string): Promise<WithCodes> {
  // Before the recovery codes are hashed, which takes a while.
  if (!(await isNewCode(db, context, by.id, code))) throw wrongCode();
  return addMethod(db, context, by, authenticatorApp, async (tx) => {
    if (!(await confirmApp(tx, context, by.id, code))) throw wrongCode();
  });
}

const wrongCode = () =>
  invalid('code', 'This is not the code the app shows now. Check the clock of your phone, or start again.');

/** Adds a passkey by its answer to the challenge of this session. */
export async function setUpPasskey(
  db: Database,
  context: Context,
  by: By,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<WithCodes> {
  const asked = { accountId: by.id, purpose: 'add', heldBy: by.sessionId } as const;
  const credential = await readNewPasskey(db, context.origin(), asked, passkey);
  if (!credential) throw invalid('passkey', 'This passkey was not accepted. Start again.');
  return addMethod(db, context, by, passkeyCalled(name), async (tx) => {
    if ((await tx.$count(passkeys, eq(passkeys.accountId, by.id))) >= mostPasskeys)
      throw conflict(`You already have ${mostPasskeys} passkeys. Remove one first.`);
    if (!(await addPasskey(tx, by.id, { name, ...credential }))) throw conflict('This passkey has already been added.');
  });
}

/** Adds a method; the first one switches two-step verification on, with recovery codes, and ends the other sessions. */
async function addMethod(
  db: Database,
  context: Context,
  by: By,
  step: SecondStep,
  add: (tx: Database) => Promise<void>,
): Promise<WithCodes> {
  const codes = (await secondStepsOf(db, by.id)).length > 0 ? null : await makeRecoveryCodes();
  let shown: string[] | null = null;
  await changingTwoStep(db, by.id, async (tx, { isOn: wasOn }) => {
    await add(tx);
    if (codes && !wasOn) {
      await storeRecoveryCodes(tx, by.id, codes);
      shown = codes.shown;
    }
    await context.endSessions(tx, by.id, { except: by.sessionId });
    await record(tx, by.id, by.id, { twoStep: wasOn ? 'method added' : 'on' });
    await notifyOwner(tx, context, by.id, added(step, wasOn));
  });
  return { twoStep: await readTwoStep(db, context, by.id), recoveryCodes: shown };
}

/** Removes the authenticator app. */
export function removeApp(db: Database, context: Context, by: By): Promise<TwoStep> {
  return removeMethod(db, context, by, authenticatorApp, async (tx) => {
    await tx.delete(authenticatorApps).where(eq(authenticatorApps.accountId, by.id));
  });
}

/** Removes one of the account's own passkeys. */
export function removePasskey(db: Database, context: Context, by: By, id: number): Promise<TwoStep> {
  return removeMethod(db, context, by, anyPasskey, async (tx) => {
    const isThis = and(eq(passkeys.accountId, by.id), eq(passkeys.id, id));
    const removed = await tx.delete(passkeys).where(isThis).returning({ id: passkeys.id });
    if (removed.length === 0) throw notFound('Passkey');
  });
}

/** Switches two-step verification off. */
export function switchOff(db: Database, context: Context, by: By): Promise<TwoStep> {
  return removeMethod(db, context, by, everything, (tx) => removeTwoStep(tx, by.id));
}

async function removeMethod(
  db: Database,
  context: Context,
  by: By,
  step: SecondStep,
  remove: (tx: Database) => Promise<void>,
): Promise<TwoStep> {
  await changingTwoStep(db, by.id, async (tx, { isRequired, isOn: wasOn }) => {
    await remove(tx);
    const isOn = (await secondStepsOf(tx, by.id)).length > 0;
    if (!wasOn) return;
    if (!isOn && isRequired)
      throw conflict('Your account must have two-step verification. Set up another second step first.');
    if (!isOn) await removeTwoStep(tx, by.id);
    await context.endSessions(tx, by.id, { except: by.sessionId });
    await record(tx, by.id, by.id, { twoStep: isOn ? 'method removed' : 'off' });
    await notifyOwner(tx, context, by.id, removed(step, isOn));
  });
  return readTwoStep(db, context, by.id);
}

/** Ten new recovery codes in place of the previous ones. */
export async function renewRecoveryCodes(db: Database, context: Context, by: By): Promise<WithCodes> {
  const isOff = () => conflict('Two-step verification is off. Set it up first.');
  if ((await secondStepsOf(db, by.id)).length === 0) throw isOff();
  const codes = await makeRecoveryCodes();
  await changingTwoStep(db, by.id, async (tx, { isOn }) => {
    if (!isOn) throw isOff();
    await storeRecoveryCodes(tx, by.id, codes);
    await record(tx, by.id, by.id, { twoStep: 'new recovery codes' });
    await notifyOwner(tx, context, by.id, codesRenewed);
  });
  return { twoStep: await readTwoStep(db, context, by.id), recoveryCodes: codes.shown };
}

/** Serialises changes of one account's two-step verification. */
async function changingTwoStep(
  db: Database,
  accountId: number,
  work: (tx: Database, before: { isOn: boolean; isRequired: boolean }) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [before] = await tx
      .select({
        isOn: sql<boolean>`${hasTwoStep(accounts.id)}`,
        isRequired: sql<boolean>`${isTwoStepRequired(accounts)}`,
      })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update');
    if (!before) throw notFound('Account');
    await work(tx, before);
    await announce(tx, 'profile', accountId);
    await announce(tx, 'accounts', 'admins');
  });
}

async function record(tx: Database, by: number, id: number, after: { twoStep: string }): Promise<void> {
  await recordChange(tx, { companyId: 0, accountId: by, object: 'account', objectId: id, action: 'change', after });
  await recordSecurityEvent(tx, { kind: 'two-step-changed', about: ['account', id], facts: { after: after.twoStep } });
}
