import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { isPassword } from '#platform/secret-hash';
import { accounts } from './session.table';

/** The passwords of the demo accounts, which the login page and the documentation name. */
export const demoPasswords = { admin: 'admin', client: 'client' } as const;

/** Checked once for each hash: a check is slow, and a hash never comes to belong to another password. */
const known = new Map<string, boolean>();

/** The e-mails of the demo accounts with which everybody can log in, because their password was never changed. */
export async function accountsWithDemoPassword(db: Database): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email, passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(and(eq(accounts.isDemo, true), isNull(accounts.disabledAt)))
    .orderBy(asc(accounts.id));
  const emails: string[] = [];
  for (const { email, passwordHash } of rows)
    if (email !== null && (await isDemoPassword(passwordHash))) emails.push(email);
  return emails;
}

async function isDemoPassword(hash: string | null): Promise<boolean> {
  if (hash === null) return false;
  const current = known.get(hash);
  if (current !== undefined) return current;
  let isDemo = false;
  for (const password of Object.values(demoPasswords)) isDemo ||= await isPassword(password, hash);
  known.set(hash, isDemo);
  return isDemo;
}
