import type { Database } from '#platform/database';
import { hoursAfter, leaveAfter, type PlannedPerson, workAfter } from './planned-after';
import { hourlyLeaves, leaves, shifts } from './shifts.table';

/** Counts the shifts and leaves of an employee after a day: what `endPlanAfter` would cancel. */
export async function countPlanAfter(
  db: Database,
  person: PlannedPerson,
  day: string,
): Promise<{ shifts: number; leaves: number }> {
  const [ofShifts, ofDays, ofHours] = await Promise.all([
    db.$count(shifts, workAfter(person, day)),
    db.$count(leaves, leaveAfter(person, day)),
    db.$count(hourlyLeaves, hoursAfter(person, day)),
  ]);
  return { shifts: ofShifts, leaves: ofDays + ofHours };
}
