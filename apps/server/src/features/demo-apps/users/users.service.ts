import type { NewUser, User, UserChange, UserQuery } from '@horae/contract/demo-apps/users.contract';
import { asc, eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { holdsText, isChoice, pageOf, sortedBy } from '#platform/list';
import { nextId } from '#platform/next-id';
import { users } from './users.table';

export const allUsers = (db: Database): Promise<User[]> => db.select().from(users).orderBy(asc(users.id));

export async function listUsers(db: Database, query: UserQuery) {
  const { q, role, plan, status, sort, sortColumn } = query;
  const found = (await allUsers(db)).filter(
    (user) =>
      isChoice(role, user.role) &&
      isChoice(plan, user.currentPlan) &&
      isChoice(status, user.status) &&
      holdsText(q, [user.fullName, user.username, user.email]),
  );
  const sorted = sortedBy(found, (user) => user[sortColumn], sort);
  return { total: found.length, users: pageOf(sorted, query) };
}

export async function readUser(db: Database, id: number): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (!user) throw notFound('User');
  return user;
}

export async function addUser(tx: Database, user: NewUser): Promise<User> {
  const id = await nextId(tx, users, users.id);
  const username = user.username ?? user.email.slice(0, user.email.indexOf('@'));
  const [added] = await tx
    .insert(users)
    .values({ ...user, username, id })
    .returning();
  await announce(tx, 'users', 'admins');
  return added!;
}

/** Changes a user; `check` receives it as stored, locked. */
export function updateUser(db: Database, { id, ...change }: UserChange, check: (now: User) => void): Promise<User> {
  return inTransaction(db, async (tx) => {
    const [locked] = await tx.select().from(users).where(eq(users.id, id)).for('update');
    if (!locked) throw notFound('User');
    check(locked);
    if (Object.keys(change).length === 0) return locked;
    const [changed] = await tx.update(users).set(change).where(eq(users.id, id)).returning();
    await announce(tx, 'users', 'admins');
    return changed!;
  });
}

export function removeUser(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
    if (removed.length === 0) throw notFound('User');
    await announce(tx, 'users', 'admins');
  });
}
