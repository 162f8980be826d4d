import { and, count, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { accounts } from '../../core/session/session.table';

type StoredAccount = typeof accounts.$inferSelect;

/** Serialises changes to accounts by administrators, so that none is decided on outdated data. */
export function changingAccounts<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('accounts', 0))`);
    const result = await work(tx);
    await announce(tx, 'accounts', 'admins');
    return result;
  });
}

export async function lockAccount(tx: Database, id: number): Promise<StoredAccount> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!account) throw notFound('Account');
  return account;
}

/** Whether an account has this address and has confirmed it. */
export async function isEmailInUse(tx: Database, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(sql`lower(${accounts.email})`, email.trim().toLowerCase()), accounts.isConfirmed));
  return found.length > 0;
}

/** Throws unless another administrator remains who can log in. */
export async function refuseLastAdministrator(tx: Database, id: number): Promise<void> {
  const others = and(
    eq(accounts.role, 'admin'),
    isNull(accounts.disabledAt),
    isNotNull(accounts.passwordHash),
    ne(accounts.id, id),
  );
  const [left] = await tx.select({ count: count() }).from(accounts).where(others);
  if (left?.count) return;
  throw conflict('This is the last administrator who can log in. Make somebody else an administrator first.');
}

type Action = Omit<Parameters<typeof recordChange>[1], 'companyId' | 'accountId' | 'object' | 'objectId'>;

/** Audits an administrator's action on an account; accounts belong to no hotel. */
export function recordAction(tx: Database, by: number, id: number, action: Action): Promise<void> {
  return recordChange(tx, { companyId: 0, accountId: by, object: 'account', objectId: id, ...action });
}
