import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import type { ShiftStatus, ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Period } from './period.rules';

/** One calendar event as stored in the database; moments are epoch seconds. */
export interface EventRow {
  id: number;
  employeeId: number;
  type: ShiftType;
  isDeclared: boolean;
  start: number;
  end: number;
  allDay: boolean;
  /** Unpaid only; 0 if the break counts as work. */
  breakMinutes: number;
  /** The break that counts as work by contract, 0 without one; only in the columns form. */
  paidBreakMinutes?: number;
  status: ShiftStatus;
  notes: string | null;
  actualStart: number | null;
  actualEnd: number | null;
  /** Seconds clocked as breaks between the first in and the last out; only in the columns form. */
  pausedSeconds?: number;
  /** The kind of leave in law, where the type does not say it. */
  leaveKind?: LeaveKind | null;
  /** Of a compensatory day off: the local day for which it is given, or `unknown`. */
  compensates?: string | null;
  /** Where and as what it is worked, where that is not where and as what its person works on that day. */
  departmentId?: number | null;
  jobTitle?: string | null;
  workCentreId?: number | null;
  costPlace?: string | null;
  /** Beside what the job needs. */
  skill?: string | null;
  /** The same with its name; only in the columns form. */
  place?: ShiftPlace | undefined;
  /** Which a change must name; only where it is not 1. */
  version?: number | undefined;
  /** Whether the kind of leave is withheld; it then shows as "Absent". */
  isPrivate?: boolean;
}

export interface EventFilters {
  calendars?: number[] | undefined;
  typesOfShift?: readonly ShiftType[] | undefined;
  showOvertimes?: boolean | undefined;
  erganiFlag?: boolean | undefined;
  /** Restricts to these employees; by default all of the hotel. */
  employeeIds?: number[] | undefined;
}

/** The events to read, with the filters resolved to types. */
export interface EventQuery {
  companyId: number;
  period: Period;
  types: ShiftType[];
  withDeclared: boolean;
  employeeIds: number[] | undefined;
  atMost: number;
}
