import type { Permission, PermissionQuery } from '@horae/contract/demo-apps/permissions.contract';
import { asc, eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { holdsText, pageOf } from '#platform/list';
import { dayTimeText } from '#platform/moment-text';
import { nextId } from '#platform/next-id';
import { permissions } from './permissions.table';

type PermissionRow = typeof permissions.$inferSelect;

export async function listPermissions(db: Database, query: PermissionQuery, timeZone: string) {
  const { q, assignedTo } = query;
  const rows = await db.select().from(permissions).orderBy(asc(permissions.position));
  // The prescribed response contains the whole collection besides the page.
  const allData = rows.map((row) => shown(row, timeZone));
  const found = allData.filter(
    (permission) =>
      holdsText(q, [permission.name, permission.createdDate]) &&
      (assignedTo === undefined || permission.assignedTo.includes(assignedTo.toLowerCase())),
  );
  return { params: query, allData, total: found.length, permissions: pageOf(found, query) };
}

export async function readPermission(db: Database, id: number, timeZone: string): Promise<Permission> {
  const [row] = await db.select().from(permissions).where(eq(permissions.id, id));
  if (!row) throw notFound('Permission');
  return shown(row, timeZone);
}

export async function addPermission(tx: Database, name: string, timeZone: string): Promise<Permission> {
  const id = await nextId(tx, permissions, permissions.id);
  const first = sql<number>`(select coalesce(min(${permissions.position}), 1) - 1 from ${permissions})`;
  const row = { id, name, assignedTo: ['administrator'], createdAt: new Date(), position: first };
  const [added] = await tx.insert(permissions).values(row).returning();
  await announce(tx, 'permissions', 'admins');
  return shown(added!, timeZone);
}

/** Changes the name of a permission; `check` receives the permission as it is, locked. */
export function renamePermission(
  db: Database,
  { id, name }: { id: number; name: string },
  timeZone: string,
  check: (now: Permission) => void,
): Promise<Permission> {
  return inTransaction(db, async (tx) => {
    const [locked] = await tx.select().from(permissions).where(eq(permissions.id, id)).for('update');
    if (!locked) throw notFound('Permission');
    check(shown(locked, timeZone));
    const [renamed] = await tx.update(permissions).set({ name }).where(eq(permissions.id, id)).returning();
    await announce(tx, 'permissions', 'admins');
    return shown(renamed!, timeZone);
  });
}

export function removePermission(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await tx.delete(permissions).where(eq(permissions.id, id)).returning({ id: permissions.id });
    if (removed.length === 0) throw notFound('Permission');
    await announce(tx, 'permissions', 'admins');
  });
}

function shown({ id, name, assignedTo, createdAt }: PermissionRow, timeZone: string): Permission {
  return { id, name, assignedTo, createdDate: dayTimeText(createdAt, timeZone) };
}
