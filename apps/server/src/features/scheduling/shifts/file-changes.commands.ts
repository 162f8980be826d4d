import { and, eq, inArray, sql } from 'drizzle-orm';
import { recordChanges } from '#platform/audit';
import type { Database } from '#platform/database';
import { detachFromShift } from '../../time/attendance/clock-records.commands';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { leaves, shifts } from './shifts.table';

export type ShiftRow = typeof shifts.$inferSelect;
export type LeaveRow = typeof leaves.$inferSelect;
type LeaveDraft = Pick<LeaveRow, 'employeeId' | 'type' | 'kind' | 'firstDay' | 'lastDay' | 'notes'> & {
  compensates?: LeaveRow['compensates'];
};

/** The hotel, and the importing account; null at the command line. */
export interface Author {
  companyId: number;
  accountId: number | null;
}

/** What a file changes besides the shifts that it adds. */
export interface FileChanges {
  changedShifts: ({ id: number } & Partial<Pick<ShiftRow, 'departmentId' | 'workCentreId' | 'costPlace'>> &
    Pick<ShiftRow, 'type' | 'startsAt' | 'endsAt' | 'breakMinutes' | 'notes'>)[];
  removedShifts: number[];
  /** Leaves that lose days: what is left of them, as runs of days. */
  cutLeaves: { id: number; left: { firstDay: string; lastDay: string }[] }[];
  addedLeaves: LeaveDraft[];
}

/** An event that a file changed: null as version if it was removed, null before it if it was added. */
export interface ChangedEvent {
  eventId: number;
  employeeId: number;
  isLeave: boolean;
  version: number | null;
  before: ShiftRow | LeaveRow | null;
}

/** Saves what is planned for these people one after the other, in a fixed order. */
export async function lockRosters(tx: Database, companyId: number, employeeIds: readonly number[]): Promise<void> {
  const keys = employeeIds.toSorted((a, b) => a - b).map((id) => `roster ${companyId} ${id}`);
  if (keys.length === 0) return;
  await tx.execute(
    sql`select count(pg_advisory_xact_lock(hashtextextended(key, 0))) from unnest(${sql.param(keys)}::text[]) with ordinality as keys (key, place)`,
  );
}

/** Changes and removes what a file says; audited, versioned. The caller has locked the rosters and checked the changes. */
export async function changeByFile(tx: Database, author: Author, changes: FileChanges): Promise<ChangedEvent[]> {
  const removed = await removeShifts(tx, author, changes.removedShifts);
  const changed = await changeShifts(tx, author, changes.changedShifts);
  const cut = await cutLeaves(tx, author, changes.cutLeaves);
  const added = await addLeaves(tx, author, changes.addedLeaves);
  return [...removed, ...changed, ...cut, ...added];
}

async function removeShifts(tx: Database, author: Author, ids: readonly number[]): Promise<ChangedEvent[]> {
  if (ids.length === 0) return [];
  await detachAll(tx, author.companyId, ids);
  const rows = await tx
    .delete(shifts)
    .where(and(eq(shifts.companyId, author.companyId), inArray(shifts.id, [...ids])))
    .returning();
  await auditEvents(
    tx,
    author,
    'remove',
    rows.map((before) => ({ before })),
  );
  return rows.map((before) => ({
    eventId: before.id,
    employeeId: before.employeeId,
    isLeave: false,
    version: null,
    before,
  }));
}

/** Clock records stay without the shift that is removed. */
async function detachAll(tx: Database, companyId: number, ids: readonly number[]): Promise<void> {
  const clocked = await tx
    .selectDistinct({ id: clockRecords.shiftId })
    .from(clockRecords)
    .where(and(eq(clockRecords.companyId, companyId), inArray(clockRecords.shiftId, [...ids])));
  for (const { id } of clocked) if (id !== null) await detachFromShift(tx, companyId, id);
}

async function changeShifts(
  tx: Database,
  author: Author,
  drafts: FileChanges['changedShifts'],
): Promise<ChangedEvent[]> {
  const { companyId } = author;
  const ids = drafts.map(({ id }) => id);
  const before = await setAside(tx, companyId, ids);
  const after: ShiftRow[] = [];
  for (const { id, ...set } of drafts) {
    const { status } = before.get(id)!;
    const version = sql`${shifts.version} + 1`;
    const isOne = and(eq(shifts.companyId, companyId), eq(shifts.id, id));
    after.push(
      ...(await tx
        .update(shifts)
        .set({ ...set, status, version })
        .where(isOne)
        .returning()),
    );
  }
  await auditEvents(
    tx,
    author,
    'change',
    after.map((row) => ({ before: before.get(row.id), after: row })),
  );
  return after.map(({ id, employeeId, version }) => ({
    eventId: id,
    employeeId,
    isLeave: false,
    version,
    before: before.get(id)!,
  }));
}

/** Cancels shifts until they are written, so that one may move to where another has been. */
export async function setAside(
  tx: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, ShiftRow>> {
  const are = and(eq(shifts.companyId, companyId), inArray(shifts.id, [...ids]));
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(shifts).where(are).for('update');
  await tx.update(shifts).set({ status: 'cancelled' }).where(are);
  return new Map(rows.map((row) => [row.id, row]));
}

async function cutLeaves(tx: Database, author: Author, cuts: FileChanges['cutLeaves']): Promise<ChangedEvent[]> {
  const { companyId } = author;
  const events: ChangedEvent[] = [];
  for (const { id, left } of cuts) {
    const isOne = and(eq(leaves.companyId, companyId), eq(leaves.id, id));
    const [before] = await tx.select().from(leaves).where(isOne).for('update');
    if (!before) continue;
    const [first, ...rest] = left;
    const event = { eventId: id, employeeId: before.employeeId, isLeave: true, before };
    if (first) {
      const set = { ...first, version: sql`${leaves.version} + 1` };
      const [after] = await tx.update(leaves).set(set).where(isOne).returning();
      await auditEvents(tx, author, 'change', [{ before, after: after! }]);
      events.push({ ...event, version: after!.version });
    } else {
      await tx.delete(leaves).where(isOne);
      await auditEvents(tx, author, 'remove', [{ before }]);
      events.push({ ...event, version: null });
    }
    const { employeeId, type, kind, compensates, notes } = before;
    events.push(
      ...(await addLeaves(
        tx,
        author,
        rest.map(({ firstDay, lastDay }) => ({ firstDay, lastDay, employeeId, type, kind, compensates, notes })),
      )),
    );
  }
  return events;
}

const rowsAtOnce = 1000;

async function addLeaves(tx: Database, author: Author, drafts: readonly LeaveDraft[]): Promise<ChangedEvent[]> {
  const events: ChangedEvent[] = [];
  for (let at = 0; at < drafts.length; at += rowsAtOnce) {
    const some = drafts
      .slice(at, at + rowsAtOnce)
      .map((draft) => Object.assign({ companyId: author.companyId }, draft));
    const rows = await tx.insert(leaves).values(some).returning();
    await auditEvents(
      tx,
      author,
      'add',
      rows.map((after) => ({ after })),
    );
    for (const { id, employeeId, version } of rows)
      events.push({ eventId: id, employeeId, isLeave: true, version, before: null });
  }
  return events;
}

/** Records what happened to events of the roster. */
export async function auditEvents(
  tx: Database,
  { companyId, accountId }: Author,
  action: 'add' | 'change' | 'remove',
  changes: readonly { before?: ShiftRow | LeaveRow | undefined; after?: ShiftRow | LeaveRow }[],
): Promise<void> {
  await recordChanges(
    tx,
    changes.map(({ before, after }) => {
      const { id, employeeId } = (after ?? before)!;
      return { companyId, accountId, object: 'shift', objectId: id, employeeId, action, before, after };
    }),
  );
}
