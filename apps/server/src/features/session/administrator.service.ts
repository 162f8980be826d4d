import { and, eq, isNull } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { hashPassword } from './password-hash';
import { addAccount, type BeginAccount } from './registration.service';
import { normalised } from './session.rules';
import { accountByEmail } from './session.service';
import { accounts, sessions } from './session.table';

/** Makes an administrator, or gives the account of this address the role and the password; its sessions end. */
export async function makeAdministrator(
  db: Database,
  email: string,
  password: string,
  beginAccount: BeginAccount,
): Promise<'added' | 'changed'> {
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    const held = await accountByEmail(tx, normalised(email));
    if (!held) {
      const { id } = await addAccount(tx, { email, passwordHash, role: 'admin' });
      await beginAccount(tx, id);
      return 'added';
    }
    await tx.update(accounts).set({ role: 'admin', passwordHash, isDemo: false }).where(eq(accounts.id, held.id));
    const open = and(eq(sessions.accountId, held.id), isNull(sessions.endedAt));
    await tx.update(sessions).set({ endedAt: new Date() }).where(open);
    return 'changed';
  });
}
