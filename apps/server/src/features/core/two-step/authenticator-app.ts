import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accounts } from '../session/session.table';
import { newSecret, setUpAddress, stepOf } from './authenticator-app.rules';
import { authenticatorApps } from './two-step.table';
import type { TwoStepContext } from './two-step-context';

const minutesToConfirm = 10;
const sealedFor = (accountId: number) => `authenticator app of account ${accountId}`;
const ofAccount = (accountId: number) => eq(authenticatorApps.accountId, accountId);

const isPending = (accountId: number) => and(ofAccount(accountId), gt(authenticatorApps.pendingUntil, new Date()));

/** Stores a new secret that awaits its first code; an app that is already set up keeps working until then. */
export async function beginApp(
  db: Database,
  { sealer, appName }: TwoStepContext,
  accountId: number,
): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const pendingUntil = new Date(Date.now() + minutesToConfirm * 60_000);
  const pending = { pendingSecret: sealer.seal(secret, sealedFor(accountId)), pendingUntil };
  await db
    .insert(authenticatorApps)
    .values({ accountId, ...pending })
    .onConflictDoUpdate({ target: authenticatorApps.accountId, set: pending });
  const { email, loginName } = accounts;
  const [account] = await db.select({ email, loginName }).from(accounts).where(eq(accounts.id, accountId));
  return { secret, uri: setUpAddress(secret, appName, account?.email ?? account?.loginName ?? '') };
}

/** Whether a code is one of the new secret; it counts only once `confirmApp` puts the secret in force. */
export async function isNewCode(
  db: Database,
  { sealer }: TwoStepContext,
  accountId: number,
  code: string,
): Promise<boolean> {
  const [app] = await db.select().from(authenticatorApps).where(isPending(accountId));
  const secret = app?.pendingSecret ? sealer.open(app.pendingSecret, sealedFor(accountId)) : null;
  return secret !== null && stepOf(secret, code, Date.now()) !== null;
}

/** Puts the new secret in force if the code is one of it; false otherwise, or if it took too long. */
export async function confirmApp(
  tx: Database,
  { sealer }: TwoStepContext,
  accountId: number,
  code: string,
): Promise<boolean> {
  const [app] = await tx.select().from(authenticatorApps).where(isPending(accountId)).for('update');
  const secret = app?.pendingSecret ? sealer.open(app.pendingSecret, sealedFor(accountId)) : null;
  const lastStep = secret === null ? null : stepOf(secret, code, Date.now());
  if (!app || lastStep === null) return false;
  const inForce = { secret: app.pendingSecret, lastStep, pendingSecret: null, pendingUntil: null };
  await tx.update(authenticatorApps).set(inForce).where(ofAccount(accountId));
  return true;
}

/** Whether this is a code of the account's app that was not used before; it is used from now on. */
export async function takeCode(
  db: Database,
  { sealer }: TwoStepContext,
  accountId: number,
  code: string,
): Promise<boolean> {
  const [app] = await db.select().from(authenticatorApps).where(ofAccount(accountId));
  const secret = app?.secret ? sealer.open(app.secret, sealedFor(accountId)) : null;
  const lastStep = secret === null ? null : stepOf(secret, code, Date.now());
  if (!app?.secret || lastStep === null) return false;
  // Of two at once with the same code, one updates.
  const isUnused = and(
    ofAccount(accountId),
    eq(authenticatorApps.secret, app.secret),
    lt(authenticatorApps.lastStep, lastStep),
  );
  const used = await db
    .update(authenticatorApps)
    .set({ lastStep })
    .where(isUnused)
    .returning({ used: authenticatorApps.accountId });
  return used.length > 0;
}
