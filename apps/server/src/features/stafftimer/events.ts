import { calendarIdOf } from '@horae/contract/staff-columns';
import type { ShiftStatus, ShiftType } from '@horae/contract/stafftimer.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
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
  breakMinutes: number;
  status: ShiftStatus;
  notes: string | null;
  actualStart: number | null;
  actualEnd: number | null;
  version: number;
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

const leaveTypes: readonly ShiftType[] = ['DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave'];
const workTypes: readonly ShiftType[] = ['Regular', 'Split', 'Night', 'Overtime', 'OnCall', 'Training'];

/** The events of a hotel that touch the period, by start, then id; `atMost` + 1 of them when there are more. */
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
  const [worked, away] = await Promise.all([
    readShifts(db, companyId, period, workTypes.filter(wanted), filters, atMost),
    readLeaves(db, companyId, period, leaveTypes.filter(wanted), filters, clock, atMost),
  ]);
  return [...worked, ...away].sort((a, b) => a.start - b.start || a.id - b.id);
}

const instant = (second: number) => sql`to_timestamp(${second})`;
const second = (column: SQL) => sql`extract(epoch from ${column})::float8`;
const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

function ofEmployees(ids: number[] | undefined): SQL {
  return ids ? sql`and employee_id = any(${sql.param(ids)}::int[])` : sql``;
}

type StoredRow = {
  id: number;
  employee_id: number;
  type: ShiftType;
  status: Exclude<ShiftStatus, 'worked'>;
  notes: string | null;
  version: number;
};

type ShiftRow = StoredRow & {
  is_declared: boolean;
  start_second: number;
  end_second: number;
  break_minutes: number;
  clocked_in: number | null;
  clocked_out: number | null;
};

type LeaveRow = StoredRow & { first_day: string; end_day: string };

export const shiftSelection = sql`
  select s.id, s.employee_id, s.type, s.layer = 'declared' as is_declared, ${second(sql`s.starts_at`)} as start_second,
    ${second(sql`s.ends_at`)} as end_second, s.break_minutes, s.status, s.notes, s.version,
    ${second(sql`c.clocked_in`)} as clocked_in, ${second(sql`c.clocked_out`)} as clocked_out
  from shifts s
  left join lateral (
    select min(clocked_in_at) as clocked_in,
      case when bool_and(clocked_out_at is not null) then max(clocked_out_at) end as clocked_out
    from clock_records r where r.company_id = s.company_id and r.shift_id = s.id
  ) c on true`;

export const leaveSelection = sql`
  select id, employee_id, type, first_day::text, (last_day + 1)::text as end_day, status, notes, version
  from leaves`;

async function readShifts(
  db: Database,
  companyId: number,
  period: Period,
  types: ShiftType[],
  filters: EventFilters,
  atMost: number,
): Promise<EventRow[]> {
  if (types.length === 0) return [];
  // No shift lasts more than 48 hours (a constraint), so the plain index on the start finds all that reach in.
  const { rows } = await db.execute<ShiftRow>(sql`${shiftSelection}
    where s.company_id = ${companyId}
      and s.starts_at < ${instant(period.to)} and s.starts_at > ${instant(period.from)} - interval '48 hours'
      and s.ends_at > ${instant(period.from)}
      and s.type = any(${textArray(types)}::worked_type[])
      ${filters.erganiFlag ? sql`` : sql`and (s.layer = 'planned' or s.type = 'Overtime')`}
      ${ofEmployees(filters.employeeIds)}
    limit ${atMost + 1}`);
  return rows.map(shiftRow);
}

export function shiftRow(row: ShiftRow): EventRow {
  const { id, employee_id, type, is_declared, start_second, end_second, break_minutes, status, notes, version } = row;
  const actualStart = row.clocked_in;
  return {
    id,
    employeeId: employee_id,
    type,
    isDeclared: is_declared,
    start: start_second,
    end: end_second,
    allDay: false,
    breakMinutes: break_minutes,
    status: actualStart !== null && status !== 'cancelled' ? 'worked' : status,
    notes,
    actualStart: wholeSecond(actualStart),
    actualEnd: wholeSecond(row.clocked_out),
    version,
  };
}

const wholeSecond = (moment: number | null) => (moment === null ? null : Math.floor(moment));

async function readLeaves(
  db: Database,
  companyId: number,
  period: Period,
  types: ShiftType[],
  filters: EventFilters,
  clock: HotelClock,
  atMost: number,
): Promise<EventRow[]> {
  if (types.length === 0) return [];
  const { rows } = await db.execute<LeaveRow>(sql`${leaveSelection}
    where company_id = ${companyId}
      and first_day <= ${clock.dayOf(period.to - 1)}::date and last_day >= ${clock.dayOf(period.from)}::date
      and type = any(${textArray(types)}::leave_type[])
      ${ofEmployees(filters.employeeIds)}
    limit ${atMost + 1}`);
  return rows.map((row) => leaveRow(row, clock));
}

export function leaveRow(row: LeaveRow, clock: HotelClock): EventRow {
  const { id, employee_id, type, first_day, end_day, status, notes, version } = row;
  return {
    id,
    employeeId: employee_id,
    type,
    isDeclared: false,
    start: clock.startOf(first_day),
    end: clock.startOf(end_day),
    allDay: true,
    breakMinutes: 0,
    status,
    notes,
    actualStart: null,
    actualEnd: null,
    version,
  };
}
