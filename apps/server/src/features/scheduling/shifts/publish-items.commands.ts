import { leaveTypes, workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type PlannedItem, placeFields } from '#roster/planned-item';
import { detachFromShift } from '../../time/attendance/clock-records.commands';
import { leaves, shifts } from './shifts.table';

/** Ids for new items of the roster: unique in all hotels, never used again. */
export async function newItemIds(tx: Database, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval('event_ids')::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

interface PlanChanges {
  removed: readonly PlannedItem[];
  changed: readonly PlannedItem[];
  /** With the version that follows, where it was an open shift. */
  added: readonly (PlannedItem & { version?: number })[];
}

/**
 * Writes a draft into the published plan. Changed items get a new version; new ones keep the id of their draft. Audits
 * nothing: publishing does. The caller has locked the rosters and checked versions, employment and overlaps.
 */
export async function publishItems(
  tx: Database,
  companyId: number,
  { removed, changed, added }: PlanChanges,
): Promise<void> {
  for (const { id, allDay } of removed) if (!allDay) await detachFromShift(tx, companyId, id);
  const idsOf = (items: readonly PlannedItem[], allDay: boolean) =>
    items.filter((item) => item.allDay === allDay).map(({ id }) => id);
  const ofShifts = (ids: number[]) => and(eq(shifts.companyId, companyId), inArray(shifts.id, ids));
  const ofLeaves = (ids: number[]) => and(eq(leaves.companyId, companyId), inArray(leaves.id, ids));
  const [gone, back] = [idsOf(removed, false), idsOf(removed, true)];
  if (gone.length > 0) await tx.delete(shifts).where(ofShifts(gone));
  if (back.length > 0) await tx.delete(leaves).where(ofLeaves(back));
  // Two people who swap their times overlap until both rows are written.
  const moved = idsOf(changed, false);
  const statuses =
    moved.length === 0
      ? []
      : await tx.select({ id: shifts.id, status: shifts.status }).from(shifts).where(ofShifts(moved));
  if (moved.length > 0) await tx.update(shifts).set({ status: 'cancelled' }).where(ofShifts(moved));
  const statusOf = new Map(statuses.map(({ id, status }) => [id, status]));
  for (const item of changed) {
    if (item.allDay) {
      const set = { ...leaveValues(item), version: sql`${leaves.version} + 1` };
      await tx
        .update(leaves)
        .set(set)
        .where(ofLeaves([item.id]));
    } else {
      const set = { ...shiftValues(item), status: statusOf.get(item.id)!, version: sql`${shifts.version} + 1` };
      await tx
        .update(shifts)
        .set(set)
        .where(ofShifts([item.id]));
    }
  }
  for (let at = 0; at < added.length; at += rowsAtOnce) {
    const part = added.slice(at, at + rowsAtOnce);
    const work = part.filter(({ allDay }) => !allDay);
    const away = part.filter(({ allDay }) => allDay);
    if (work.length > 0)
      await tx
        .insert(shifts)
        .values(
          work.map((item) => Object.assign(shiftValues(item), { companyId, id: item.id, version: item.version ?? 1 })),
        );
    if (away.length > 0)
      await tx.insert(leaves).values(away.map((item) => Object.assign(leaveValues(item), { companyId, id: item.id })));
  }
}

const rowsAtOnce = 1000;

function shiftValues(item: PlannedItem) {
  const { employeeId, type, start, end, breakMinutes, notes } = item;
  const worked = workedTypes.find((one) => one === type)!;
  return {
    employeeId,
    type: worked,
    startsAt: new Date(start * 1000),
    endsAt: new Date(end * 1000),
    breakMinutes,
    notes,
    ...placeFields(item),
  };
}

function leaveValues({ employeeId, type, leaveKind, compensates = null, firstDay, lastDay, notes }: PlannedItem) {
  const whole = leaveTypes.find((one) => one === type)!;
  return { employeeId, type: whole, kind: leaveKind, compensates, firstDay, lastDay, notes };
}
