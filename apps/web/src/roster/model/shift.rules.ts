import type { StaffShift } from '@horae/contract/scheduling/staff-columns';
import type { LentTo, ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import { hourTypes } from './schedule-rules';

/** An event as the screen keeps it. The column form has this shape already; the plain form adds the optional fields. */
export interface Shift extends Omit<StaffShift, 'typeOfShift'> {
  typeOfShift: ShiftType | 'Other';
  /** The server's name of a type unknown to the product. */
  rawType?: string;
  /** Set for a standalone clock record; otherwise the record is part of its planned shift. */
  isClockRecord?: true;
  /** Planned and not yet published; only planners see it. */
  isDraft?: true;
  /** The department of the hotel that has its person on loan on that day, in which it is worked. */
  lentTo?: LentTo;
  /** Of an open shift: whose it was. */
  leftBy?: number;
  /** Fields of the reply that the screen does not know. */
  raw?: Readonly<Record<string, unknown>>;
}

/** Planned is the roster, declared is filed with the ministry, actual is what was clocked. */
export type RecordKind = 'planned' | 'declared' | 'actual';

export function recordOf({ isClockRecord, erganiShift }: Shift): RecordKind {
  if (isClockRecord) return 'actual';
  return erganiShift ? 'declared' : 'planned';
}

/** Whether its hours count as working time. */
export function countsHours(shift: Shift): boolean {
  return shift.status !== 'cancelled' && hourTypes.has(shift.typeOfShift);
}

/** Whether it is planned working time that was not cancelled. */
export function isPlannedWork(shift: Shift): boolean {
  return recordOf(shift) === 'planned' && countsHours(shift);
}

export const calendars = { work: 3000, leave: 3001, training: 3002 } as const;
export const allCalendars: readonly number[] = Object.values(calendars);
