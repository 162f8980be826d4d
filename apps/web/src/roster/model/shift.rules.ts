import type { StaffShift } from '@horae/contract/scheduling/staff-columns';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import { hourTypes } from './schedule-rules';

/** An event as the screen keeps it. The column form's shifts are that already; the plain form brings the optional fields. */
export interface Shift extends Omit<StaffShift, 'typeOfShift'> {
  typeOfShift: ShiftType | 'Other';
  /** What the server calls a type that the product does not know. */
  rawType?: string;
  /** A record of the clock that stands alone; elsewhere the record is part of its planned shift. */
  isClockRecord?: true;
  /** Fields of the answer that the screen does not know. */
  raw?: Readonly<Record<string, unknown>>;
}

/** Planned = the roster, declared = filed with the ministry, actual = the clock's word. */
export type RecordKind = 'planned' | 'declared' | 'actual';

export function recordOf({ isClockRecord, erganiShift }: Shift): RecordKind {
  if (isClockRecord) return 'actual';
  return erganiShift ? 'declared' : 'planned';
}

/** Whether its hours are counted as working time. */
export function countsHours(shift: Shift): boolean {
  return shift.status !== 'cancelled' && hourTypes.has(shift.typeOfShift);
}

/** Planned working time that nobody called off. */
export function isPlannedWork(shift: Shift): boolean {
  return recordOf(shift) === 'planned' && countsHours(shift);
}

export const calendars = { work: 3000, leave: 3001, training: 3002 } as const;
export const allCalendars: readonly number[] = Object.values(calendars);
