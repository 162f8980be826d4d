import type { Database } from '#platform/database';
import { leaveAfter, type PlannedPerson, workAfter } from './planned-after';
import { leaves, shifts } from './shifts.table';

/** Counts the shifts and leaves of an employee after a day: what `endPlanAfter` would cancel. */
export async function countPlanAfter(
  db: Database,
  person: PlannedPerson,
  day: string,
): Promise<{ shifts: number; leaves: number }> {
  const [ofShifts, ofLeaves] = await Promise.all([
    db.$count(shifts, workAfter(person, day)),
    db.$count(leaves, leaveAfter(person, day)),
  ]);
  return { shifts: ofShifts, leaves: ofLeaves };
}
