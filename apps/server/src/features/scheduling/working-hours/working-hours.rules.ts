import { calendarIdOf, hourTypes } from '@horae/contract/scheduling/decode-columns';
import type { HourColumnKind, WorkingHours } from '@horae/contract/scheduling/hour-rows';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { WorkingHoursRequest } from '@horae/contract/scheduling/working-hours.contract';
import { addDays, datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { addMonths, firstOfMonth } from '@horae/local-time/month';
import { isoWeekOf } from '@horae/local-time/week';
import type { Attribution } from '@horae/working-time';
import type { HotelClock } from '#platform/hotel-time';

/** The columns of a range of local days, and which day belongs to which: the only place that decides. */
export interface HourGrid {
  columns: WorkingHours['columns'];
  /** Indexes of the columns by month (`2026-11`), then by day of the month. */
  columnOf: Map<string, number[]>;
}

/** Consecutive local days of one or more months. */
export interface MonthDays {
  dates: string[];
  /** Epoch seconds at which the days start, followed by the end of the last day. */
  starts: number[];
  /** The same with `reachDays` more on either side, for stretches that reach in from there. */
  around: number[];
}

type Range = WorkingHoursRequest['dates'];

export function hourGrid({ start, end }: Range, kind: HourColumnKind): HourGrid {
  const grid: HourGrid = { columns: [], columnOf: new Map() };
  for (const day of daysIn({ start, end })) {
    const key = columnKey(day, kind);
    if (grid.columns.at(-1)?.key !== key) grid.columns.push({ key, start: day, end: day });
    grid.columns.at(-1)!.end = addDays(day, 1);
    const month = day.slice(0, 7);
    const ofMonth = grid.columnOf.get(month) ?? [];
    ofMonth[Number(day.slice(8))] = grid.columns.length - 1;
    grid.columnOf.set(month, ofMonth);
  }
  return grid;
}

/** How a hotel counts hours to days. */
export interface BusinessDay {
  attribution: Attribution;
  /** Minutes after midnight at which a working day starts. */
  divide: number;
}

/** How many days beyond the requested ones overlaps are followed, with a margin. */
export const reachDays = 9;

/** The working days from `start` up to, but not including, `end`. */
export function daysOf({ start, end }: Range, clock: HotelClock, { divide }: BusinessDay): MonthDays {
  const dates = daysIn({ start, end });
  const startsOf = (first: LocalDate, count: number) =>
    datesFrom(first, count).map((date) => clock.dayStart(date, divide));
  const starts = startsOf(start, dates.length + 1);
  const before = startsOf(addDays(start, -reachDays), reachDays);
  return { dates, starts, around: [...before, ...starts, ...startsOf(addDays(end, 1), reachDays)] };
}

const daysIn = ({ start, end }: Range) => datesFrom(start, Math.max(0, daysBetween(start, end)));

/** The first days of the months that the range touches. */
export function monthsOf({ start, end }: Range): string[] {
  const months: string[] = [];
  for (let month = firstOfMonth(start); month < end; month = monthAfter(month)) months.push(month);
  return months;
}

export const monthAfter = (month: LocalDate) => addMonths(month, 1);

function columnKey(day: LocalDate, kind: HourColumnKind): string {
  if (kind === 'day') return day;
  return kind === 'month' ? day.slice(0, 7) : isoWeekOf(day);
}

/** The types that count: those with hours, and those whose clock records are working time. */
export interface WantedTypes {
  withHours: ShiftType[];
  clocked: ShiftType[];
  /** Whether a clock record without a shift is working time. */
  withoutShift: boolean;
}

type TypeFilters = Pick<WorkingHoursRequest, 'calendars' | 'showOvertimes'>;

/** The types that the filters include. */
export function wantedTypes({ calendars = [3000, 3002], showOvertimes = true }: TypeFilters): WantedTypes {
  const isWanted = (type: ShiftType) =>
    calendars.includes(calendarIdOf(type)) && (type !== 'Overtime' || showOvertimes);
  return {
    withHours: hourTypes.filter(isWanted),
    clocked: [...hourTypes, 'OnCall' as const].filter(isWanted),
    withoutShift: calendars.includes(3000),
  };
}

export const everyType = wantedTypes({});

export const isEveryType = (types: WantedTypes) => types.clocked.length === everyType.clocked.length;
