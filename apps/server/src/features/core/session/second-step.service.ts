import type { SecondStepProof } from '@horae/contract/core/two-step-proofs';
import type { Session } from '@horae/contract/core/user-data';
import { secondStepExpired } from '@horae/contract/errors';
import type { Account } from '#platform/account';
import { countAttempt } from '#platform/attempts/count-attempt';
import { type Database, inTransaction } from '#platform/database';
import { HttpError, invalid } from '#platform/errors';
import { hashOf } from '#platform/secret-hash';
import { maskedEmail } from '#platform/security-events/masked-email';
import { notingRefusals } from '#platform/security-events/note-refusal';
import { accountOfTicket, askForPasskey, closeTicket, takeSecondStep } from '../two-step/two-step.commands';
import { secondStepsOf } from '../two-step/two-step.reads';
import { attemptName } from './accounts-at-login';
import { rememberBrowser } from './known-browsers';
import { refuseWrongPassword } from './password.service';
import { ofSecondStep } from './secret-limits';
import { type Caller, proveIdentity, type SessionSettings, startSession } from './session.service';

/** What checking a second step needs of the server. */
export type SecondStepContext = Parameters<typeof takeSecondStep>[1];

/** Finishes a login: the ticket of its first step and a second step start a session. */
export async function logInWithSecondStep(
  db: Database,
  settings: SessionSettings,
  context: SecondStepContext,
  { ticket, ...proof }: SecondStepProof & { ticket: string },
  { address, agent, browser }: Caller,
): Promise<Session> {
  const account = await ownerOf(db, ticket);
  const asked = { accountId: account.id, purpose: 'login', heldBy: hashOf(ticket) } as const;
  await refuseWrongStep(db, context, { ...account, address }, asked, proof);
  const session = await inTransaction(db, async (tx) => {
    if (!(await closeTicket(tx, ticket))) throw expired();
    return startSession(tx, settings, account.id, agent);
  });
  await rememberBrowser(db, account.id, browser);
  return session;
}

/** A challenge for the passkeys of the account that is logging in. */
export async function askForPasskeyAtLogin(db: Database, context: SecondStepContext, ticket: string) {
  const { id } = await ownerOf(db, ticket);
  const asked = { accountId: id, purpose: 'login', heldBy: hashOf(ticket) } as const;
  return { options: await askForPasskey(db, context, asked) };
}

/** Checks the password of a session's account again, and its second step if it has one. */
export async function confirmIdentity(
  db: Database,
  context: SecondStepContext,
  { id, email, loginName, sessionId }: Account,
  { password, ...proof }: SecondStepProof & { password: string },
  address: string,
): Promise<void> {
  await refuseWrongPassword(db, id, password, 'password');
  if ((await secondStepsOf(db, id)).length > 0) {
    const asked = { accountId: id, purpose: 'confirm', heldBy: sessionId } as const;
    await refuseWrongStep(db, context, { id, login: attemptName({ email, loginName }), address }, asked, proof);
  }
  await proveIdentity(db, sessionId);
}

/** A challenge for the account's own passkeys, to confirm who it is. */
export async function askForOwnPasskey(db: Database, context: SecondStepContext, { id, sessionId }: Account) {
  return { options: await askForPasskey(db, context, { accountId: id, purpose: 'confirm', heldBy: sessionId }) };
}

/** Refuses a wrong second step; outside a transaction, so that the attempt stays counted and noted. */
function refuseWrongStep(
  db: Database,
  context: SecondStepContext,
  { id, login, address }: { id: number; login: string; address: string },
  asked: Parameters<typeof takeSecondStep>[2],
  proof: SecondStepProof,
): Promise<void> {
  return notingRefusals(db, { kind: 'second-step', accountId: id, email: maskedEmail(login) }, async () => {
    const takeBack = await countAttempt(db, ofSecondStep(login, address));
    if (!(await takeSecondStep(db, context, asked, proof))) throw wrongStep(proof);
    await takeBack();
  });
}

async function ownerOf(db: Database, ticket: string): Promise<{ id: number; login: string }> {
  const account = await accountOfTicket(db, ticket);
  if (!account) throw expired();
  return { id: account.id, login: attemptName(account) };
}

const expired = () => new HttpError(401, secondStepExpired, 'This login took too long. Enter your password again.');

function wrongStep({ code, passkey, recoveryCode }: SecondStepProof): HttpError {
  if (code === undefined && passkey)
    return invalid('passkey', 'This passkey was not accepted. Try again, or use another second step.');
  if (code === undefined && recoveryCode)
    return invalid('recoveryCode', 'This recovery code is wrong or already used.');
  return invalid('code', 'This code is not valid. Enter the code the app shows now. Each code works once.');
}
