import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { foldedLoginName, isEmailLike } from './login-name.rules';
import { normalised } from './session.rules';
import { accounts } from './session.table';

type AccountRow = typeof accounts.$inferSelect;

export async function accountByEmail(db: Database, email: string): Promise<AccountRow | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.email})`, email));
  return account;
}

/** The account that somebody names when logging in, by e-mail or login name. */
export async function accountAtLogin(db: Database, typed: string): Promise<AccountRow | undefined> {
  if (isEmailLike(typed)) return accountByEmail(db, normalised(typed));
  const name = foldedLoginName(typed);
  if (name === '') return undefined;
  const [account] = await db.select().from(accounts).where(eq(accounts.loginName, name));
  return account;
}

/** Under what the attempts at an account are counted, whichever of its names was typed. */
export const attemptName = ({ email, loginName }: Pick<AccountRow, 'email' | 'loginName'>): string =>
  email?.toLowerCase() ?? loginName ?? '';

/** Under what attempts with a name that no account has are counted. */
export const unknownAttemptName = (typed: string): string =>
  isEmailLike(typed) ? normalised(typed) : foldedLoginName(typed);
