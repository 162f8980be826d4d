import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { refusalOf } from '#platform/database-faults';
import { invalid } from '#platform/errors';
import { refuseWrongPassword } from './password.service';
import { endLinks } from './password-links.service';
import { normalised } from './session.rules';
import { accounts } from './session.table';

/** Gives an account another e-mail. It is what one logs in with, so the password is asked for. */
export async function changeEmail(tx: Database, accountId: number, sent: string, password: string): Promise<void> {
  const email = normalised(sent);
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  if (account?.email === email) return;
  await refuseWrongPassword(tx, accountId, password);
  try {
    await tx.update(accounts).set({ email }).where(eq(accounts.id, accountId));
    // Links went to the address that was.
    await endLinks(tx, accountId);
  } catch (error) {
    if (refusalOf(error)?.constraint !== 'accounts_by_email') throw error;
    throw invalid('general.email', 'This email is already in use.');
  }
}
