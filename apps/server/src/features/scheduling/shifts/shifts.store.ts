import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import type { EventRow } from '#roster/event-row';
import { placeFields } from '#roster/planned-item';
import { employees } from '../../people/people/employees.table';
import { detachFromShift } from '../../time/attendance/clock-records.commands';
import type { CheckedShift } from './shifts.rules';
import { leaves, shifts } from './shifts.table';

export async function insertEvent(tx: Database, { companyId }: GrantedHotel, shift: CheckedShift): Promise<number> {
  if (shift.allDay) {
    const [added] = await tx
      .insert(leaves)
      .values({ companyId, ...leaveValues(shift) })
      .returning({ id: leaves.id });
    return added!.id;
  }
  const [added] = await tx
    .insert(shifts)
    .values({ companyId, ...shiftValues(shift) })
    .returning({ id: shifts.id });
  return added!.id;
}

export async function updateEvent(
  tx: Database,
  { companyId }: GrantedHotel,
  id: number,
  shift: CheckedShift,
): Promise<number> {
  if (shift.allDay) {
    const set = { ...leaveValues(shift), version: sql`${leaves.version} + 1` };
    await tx
      .update(leaves)
      .set(set)
      .where(and(eq(leaves.companyId, companyId), eq(leaves.id, id)));
  } else {
    const set = { ...shiftValues(shift), version: sql`${shifts.version} + 1` };
    await tx
      .update(shifts)
      .set(set)
      .where(and(eq(shifts.companyId, companyId), eq(shifts.id, id)));
  }
  return id;
}

/** Writes a new status and increments the version. */
export async function writeStatus(
  tx: Database,
  companyId: number,
  id: number,
  status: (typeof shifts.$inferSelect)['status'],
): Promise<void> {
  const set = { status, version: sql`${shifts.version} + 1` };
  await tx
    .update(shifts)
    .set(set)
    .where(and(eq(shifts.companyId, companyId), eq(shifts.id, id)));
}

export async function deleteEvent(tx: Database, { companyId }: GrantedHotel, { id, allDay }: EventRow): Promise<void> {
  if (allDay) {
    await tx.delete(leaves).where(and(eq(leaves.companyId, companyId), eq(leaves.id, id)));
    return;
  }
  await detachFromShift(tx, companyId, id);
  await tx.delete(shifts).where(and(eq(shifts.companyId, companyId), eq(shifts.id, id)));
}

/** Returns the sentence that names the conflicting shift. */
export async function overlapping(tx: Database, hotel: GrantedHotel, shift: CheckedShift): Promise<string> {
  const [found] = await tx
    .select({ name: employees.name, start: epoch(sql`${shifts.startsAt}`), end: epoch(sql`${shifts.endsAt}`) })
    .from(shifts)
    .innerJoin(employees, and(eq(employees.companyId, shifts.companyId), eq(employees.id, shifts.employeeId)))
    .where(
      sql`${shifts.companyId} = ${hotel.companyId} and ${shifts.employeeId} = ${shift.employeeId} and ${shifts.layer} = 'planned'
        and ${shifts.status} <> 'cancelled' and ${shifts.type} <> 'OnCall'
        and ${shifts.startsAt} < to_timestamp(${shift.end}) and ${shifts.endsAt} > to_timestamp(${shift.start})`,
    )
    .orderBy(shifts.startsAt)
    .limit(1);
  if (!found) return 'Somebody else has just planned a shift at that time. Try again.';
  const clock = hotelClock(hotel.timeZone);
  const text = (second: number) => clock.format(second).slice(0, 16).replace('T', ' ');
  return `${found.name} already works from ${text(found.start)} to ${text(found.end)}.`;
}

const epoch = (column: SQL) => sql<number>`extract(epoch from ${column})::float8`;

function shiftValues(shift: CheckedShift) {
  const { employeeId, typeOfShift, start, end, breakMinutes, status, notes } = shift;
  const type = typeOfShift as (typeof shifts.$inferInsert)['type'];
  return {
    employeeId,
    type,
    startsAt: new Date(start * 1000),
    endsAt: new Date(end * 1000),
    breakMinutes,
    status,
    notes,
    ...placeFields(shift),
  };
}

function leaveValues({ employeeId, typeOfShift, firstDay, lastDay, status, notes, ...more }: CheckedShift) {
  const { leaveKind = null, compensates = null } = more;
  const type = typeOfShift as (typeof leaves.$inferInsert)['type'];
  return { employeeId, type, kind: leaveKind, compensates, firstDay, lastDay, status, notes };
}
