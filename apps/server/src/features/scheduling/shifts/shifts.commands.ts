import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { lockEvent, type VersionedEvent } from './event-of-id';
import { hoursAfter, leaveAfter, leaveOf, type PlannedPerson, workAfter } from './planned-after';
import { writeStatus } from './shifts.store';
import { hourlyLeaves, leaves, shifts } from './shifts.table';

/** What marking a shift absent changed, so that it can be undone. */
export interface AbsenceMark {
  /** The status before. */
  status: 'planned' | 'confirmed';
  /** The version of the shift once marked. */
  version: number;
}

interface ShiftRef {
  hotel: GrantedHotel;
  /** The account that makes the change. */
  accountId: number;
  id: number;
}

/**
 * Marks planned work absent: audited, with a new version. Returns null and changes nothing if there is no such shift or
 * it is neither planned nor confirmed.
 */
export async function markAbsent(tx: Database, shift: ShiftRef): Promise<AbsenceMark | null> {
  const before = (await lockEvent(tx, shift.hotel, shift.id))?.event;
  if (!before || before.allDay || before.isDeclared) return null;
  const { status } = before;
  if (status !== 'planned' && status !== 'confirmed') return null;
  await changeStatus(tx, shift, before, 'absent');
  return { status, version: before.version + 1 };
}

/** Undoes the mark: audited, with a new version. Returns false and changes nothing if the shift has changed since. */
export async function takeBackAbsence(tx: Database, shift: ShiftRef, mark: AbsenceMark): Promise<boolean> {
  const before = (await lockEvent(tx, shift.hotel, shift.id))?.event;
  if (before?.status !== 'absent' || before.version !== mark.version) return false;
  await changeStatus(tx, shift, before, mark.status);
  return true;
}

/**
 * Adds planned shifts from a file; returns their ids. Audits nothing: the import does. The caller has checked employment
 * and overlaps.
 */
export async function addPlannedShifts(
  tx: Database,
  companyId: number,
  rows: readonly Omit<typeof shifts.$inferInsert, 'companyId' | 'layer'>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  const added = await tx
    .insert(shifts)
    .values(rows.map((row) => ({ companyId, ...row })))
    .returning({ id: shifts.id });
  return added.map(({ id }) => id);
}

/** Deletes planned shifts that a file added. Checks and audits nothing: undoing the import does. */
export async function takeBackShifts(tx: Database, companyId: number, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(shifts).where(and(eq(shifts.companyId, companyId), inArray(shifts.id, ids)));
}

/**
 * Ends an employee's plan on a day: later shifts and leaves are cancelled, a leave across the day is shortened, each
 * with a new version. Returns the cancelled ids, which the caller audits.
 */
export async function endPlanAfter(tx: Database, person: PlannedPerson, day: string): Promise<number[]> {
  const cancelledShifts = await tx
    .update(shifts)
    .set({ status: 'cancelled', version: sql`${shifts.version} + 1` })
    .where(workAfter(person, day))
    .returning({ id: shifts.id });
  const raised = { version: sql`${leaves.version} + 1` };
  const cancelledLeaves = await tx
    .update(leaves)
    .set({ status: 'cancelled', ...raised })
    .where(leaveAfter(person, day))
    .returning({ id: leaves.id });
  await tx
    .update(leaves)
    .set({ lastDay: day, ...raised })
    .where(and(leaveOf(person), gt(leaves.lastDay, day)));
  const cancelledHours = await tx
    .update(hourlyLeaves)
    .set({ status: 'cancelled', version: sql`${hourlyLeaves.version} + 1` })
    .where(hoursAfter(person, day))
    .returning({ id: hourlyLeaves.id });
  return [...cancelledShifts, ...cancelledLeaves, ...cancelledHours].map(({ id }) => id);
}

/**
 * Removes an employee's leaves and the notes on their shifts; the shifts stay. Checks, audits and versions nothing: the
 * erasure does.
 */
export async function eraseFromShifts(tx: Database, companyId: number, employeeId: number): Promise<void> {
  const ofPerson = ({ companyId: hotel, employeeId: person }: typeof shifts | typeof leaves | typeof hourlyLeaves) =>
    and(eq(hotel, companyId), eq(person, employeeId));
  // The reason for a leave is about health or private life, and carries no hours.
  await tx.delete(leaves).where(ofPerson(leaves));
  await tx.delete(hourlyLeaves).where(ofPerson(hourlyLeaves));
  await tx
    .update(shifts)
    .set({ notes: null })
    .where(and(ofPerson(shifts), isNotNull(shifts.notes)));
}

async function changeStatus(
  tx: Database,
  { hotel: { companyId }, accountId, id }: ShiftRef,
  before: VersionedEvent,
  status: AbsenceMark['status'] | 'absent',
): Promise<void> {
  await writeStatus(tx, companyId, id, status);
  const after = { ...before, status, version: before.version + 1 };
  const { employeeId } = before;
  await recordChange(tx, {
    companyId,
    accountId,
    object: 'shift',
    objectId: id,
    employeeId,
    action: 'change',
    before,
    after,
  });
}
