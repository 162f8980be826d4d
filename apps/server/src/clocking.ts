import type { Database } from '#platform/database';
import type { NewPunch } from '#platform/take-punches';
import { settleAttendance } from './features/time/attendance/settle-attendance';
import { type ClockedHotel, type RecordedPunch, recordPunches } from './features/time/punches/record-punches';

/** Adds punches and updates what they change, in one transaction; returns the new ones. */
export async function takePunches(tx: Database, hotel: ClockedHotel, punches: NewPunch[]): Promise<RecordedPunch[]> {
  const added = await recordPunches(tx, hotel, punches);
  if (added.length > 0) await settleAttendance(tx, hotel);
  return added;
}
