import type { ShiftStatus, ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Period } from './period.rules';

/** One event of the calendars as the database holds it; moments are epoch seconds. */
export interface EventRow {
  id: number;
  employeeId: number;
  type: ShiftType;
  isDeclared: boolean;
  start: number;
  end: number;
  allDay: boolean;
  /** Unpaid; of a break that counts as work there is none. */
  breakMinutes: number;
  /** A break that counts as work by contract; known to the columns alone. */
  paidBreakMinutes?: number;
  status: ShiftStatus;
  notes: string | null;
  actualStart: number | null;
  actualEnd: number | null;
  /** Seconds between the first in and the last out that were clocked as pauses; known to the columns alone. */
  pausedSeconds?: number;
  /** The kind of leave is withheld; it reads "Absent". */
  isPrivate?: boolean;
}

export interface EventFilters {
  calendars?: number[] | undefined;
  typesOfShift?: readonly ShiftType[] | undefined;
  showOvertimes?: boolean | undefined;
  erganiFlag?: boolean | undefined;
  /** Only these; otherwise everyone in the hotel. */
  employeeIds?: number[] | undefined;
}

/** The events to read, once the filters have become types. */
export interface EventQuery {
  companyId: number;
  period: Period;
  types: ShiftType[];
  withDeclared: boolean;
  employeeIds: number[] | undefined;
  atMost: number;
}
