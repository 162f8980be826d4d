import { eq } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { hashPassword } from '#platform/secret-hash';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { removeTwoStep } from '../two-step/two-step.commands';
import { secondStepsOf } from '../two-step/two-step.reads';
import { accountByEmail } from './accounts-at-login';
import { endSessions } from './end-sessions';
import { endLinks } from './password-links.service';
import { refuseWeakPassword } from './refuse-weak-password';
import { addAccount, type BeginAccount } from './registration.service';
import { normalised } from './session.rules';
import { accounts } from './session.table';

/** Adds an administrator, or promotes and enables the account of this address with the password; its sessions end. */
export async function makeAdministrator(
  db: Database,
  { email, password, appName }: { email: string; password: string; appName: string },
  beginAccount: BeginAccount,
): Promise<'added' | 'changed'> {
  await refuseWeakPassword(password, { email, appName });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const current = await accountByEmail(tx, normalised(email));
    if (!current?.isConfirmed) {
      const { id } = await addAccount(tx, { email, passwordHash, role: 'admin' });
      await beginAccount(tx, id);
      await recordAdministrator(tx, id, { before: 'none' });
      return 'added';
    }
    const again = { role: 'admin', passwordHash, isDemo: false, disabledAt: null } as const;
    await tx.update(accounts).set(again).where(eq(accounts.id, current.id));
    await endLinks(tx, current.id);
    await endSessions(tx, current.id);
    await recordAdministrator(tx, current.id, { before: current.role });
    return 'changed';
  });
}

function recordAdministrator(tx: Database, id: number, { before }: { before: string }): Promise<void> {
  const facts = { by: 'command line', before, after: 'admin', newPassword: true };
  return recordSecurityEvent(tx, { kind: 'role-changed', about: ['account', id], facts });
}

/** Removes the two-step verification of an account by whoever runs the server; false if there is none. */
export function resetOnMachine(db: Database, email: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const account = await accountByEmail(tx, normalised(email));
    if (!account || (await secondStepsOf(tx, account.id)).length === 0) return false;
    await removeTwoStep(tx, account.id);
    await endSessions(tx, account.id);
    const after = { twoStep: 'reset on the machine' };
    const change = {
      companyId: 0,
      accountId: null,
      object: 'account',
      objectId: account.id,
      action: 'change',
    } as const;
    await recordChange(tx, { ...change, after });
    const facts = { by: 'command line', after: 'reset' };
    await recordSecurityEvent(tx, { kind: 'two-step-changed', about: ['account', account.id], facts });
    return true;
  });
}
