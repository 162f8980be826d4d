import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import {
  type Author,
  auditEvents,
  type ChangedEvent,
  type LeaveRow,
  type ShiftRow,
  setAside,
} from './file-changes.commands';
import { leaves, shifts } from './shifts.table';

/**
 * Makes events what they were before a file changed them; audited, with a new version. The caller has checked that
 * nothing changed since. Refused where leave, or a day off, would come to lie over work that was planned since.
 */
export async function restoreRoster(
  tx: Database,
  author: Author,
  events: readonly ChangedEvent[],
  timeZone: string,
): Promise<void> {
  await restoreLeaves(
    tx,
    author,
    events.filter(({ isLeave }) => isLeave),
  );
  await restoreShifts(
    tx,
    author,
    events.filter(({ isLeave }) => !isLeave),
  );
  const back = events.flatMap(({ eventId, before }) => (before ? [eventId] : []));
  if (back.length > 0) await refuseOverLeave(tx, author.companyId, back, timeZone);
}

/** What came back together lay so before. */
async function refuseOverLeave(
  tx: Database,
  companyId: number,
  back: readonly number[],
  timeZone: string,
): Promise<void> {
  const day = sql<string>`(${shifts.startsAt} at time zone ${timeZone})::date`;
  const isBack = (id: typeof shifts.id | typeof leaves.id) => inArray(id, [...back]);
  const [found] = await tx
    .select({ day: sql<string>`${day}::text` })
    .from(leaves)
    .innerJoin(shifts, and(eq(shifts.companyId, leaves.companyId), eq(shifts.employeeId, leaves.employeeId)))
    .where(
      and(
        eq(leaves.companyId, companyId),
        sql`${leaves.status} <> 'cancelled' and ${shifts.status} not in ('cancelled', 'absent')`,
        eq(shifts.layer, 'planned'),
        sql`${day} between ${leaves.firstDay} and ${leaves.lastDay}`,
        sql`(${isBack(leaves.id)}) <> (${isBack(shifts.id)})`,
      ),
    )
    .orderBy(day)
    .limit(1);
  if (found)
    throw conflict(
      `This import can no longer be undone: somebody works on ${found.day}, and the earlier roster has leave or a day off then.`,
    );
}

async function restoreLeaves(tx: Database, author: Author, events: readonly ChangedEvent[]): Promise<void> {
  const { companyId } = author;
  const added = events.filter(({ before }) => before === null).map(({ eventId }) => eventId);
  if (added.length > 0) {
    const are = and(eq(leaves.companyId, companyId), inArray(leaves.id, added));
    const gone = await tx.delete(leaves).where(are).returning();
    await auditEvents(
      tx,
      author,
      'remove',
      gone.map((before) => ({ before })),
    );
  }
  for (const { eventId, before, version } of events) {
    if (!before) continue;
    const row = { ...(before as LeaveRow), version: (version ?? before.version) + 1 };
    const isOne = and(eq(leaves.companyId, companyId), eq(leaves.id, eventId));
    if (version === null) await tx.insert(leaves).values(row);
    else await tx.update(leaves).set(row).where(isOne);
    await auditEvents(tx, author, version === null ? 'add' : 'change', [{ after: row }]);
  }
}

async function restoreShifts(tx: Database, author: Author, events: readonly ChangedEvent[]): Promise<void> {
  const { companyId } = author;
  const changed = events.filter(({ version }) => version !== null).map(({ eventId }) => eventId);
  await setAside(tx, companyId, changed);
  for (const { eventId, before, version } of events) {
    if (!before) continue;
    const { startsAt, endsAt, ...rest } = before as ShiftRow;
    // Kept as JSON, which has no moments.
    const moments = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    const row = { ...rest, ...moments, version: (version ?? rest.version) + 1 };
    const isOne = and(eq(shifts.companyId, companyId), eq(shifts.id, eventId));
    if (version === null) await tx.insert(shifts).values(row);
    else await tx.update(shifts).set(row).where(isOne);
    await auditEvents(tx, author, version === null ? 'add' : 'change', [{ after: row }]);
  }
}
