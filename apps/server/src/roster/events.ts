import { calendarIdOf } from '@horae/contract/scheduling/staff-columns';
import type { ShiftStatus, ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import { readClockings, withClockings } from './clockings';
import { readLeaves } from './leave-rows';
import { readPaidBreaks, withPaidBreaks } from './paid-breaks';
import type { Period } from './period.rules';
import { readShifts } from './shift-rows';

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

const leaveTypes: readonly ShiftType[] = ['DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave'];
const workTypes: readonly ShiftType[] = ['Regular', 'Split', 'Night', 'Overtime', 'OnCall', 'Training'];

/** The events of a hotel that touch the period, by start, then id; more than `atMost` of them when there are more. */
export async function readEvents(
  db: Database,
  companyId: number,
  period: Period,
  filters: EventFilters,
  clock: HotelClock,
  atMost: number,
): Promise<EventRow[]> {
  const wanted = (type: ShiftType) =>
    (!filters.calendars || filters.calendars.includes(calendarIdOf(type))) &&
    (!filters.typesOfShift || filters.typesOfShift.includes(type)) &&
    (type !== 'Overtime' || filters.showOvertimes !== false);
  const query = (types: readonly ShiftType[]): EventQuery => ({
    companyId,
    period,
    types: types.filter(wanted),
    withDeclared: filters.erganiFlag ?? false,
    employeeIds: filters.employeeIds,
    atMost,
  });
  const [shifts, paidBreaks, clockings, leaves] = await Promise.all([
    readShifts(db, query(workTypes)),
    readPaidBreaks(db, companyId),
    readClockings(db, companyId, period),
    readLeaves(db, query(leaveTypes), clock),
  ]);
  const worked = withClockings(withPaidBreaks(shifts, paidBreaks, clock), clockings);
  // Both come sorted; joined they are sorted again only when there is something to merge.
  if (leaves.length === 0) return worked;
  return [...worked, ...leaves].sort((a, b) => a.start - b.start || a.id - b.id);
}
