import { calendarIdOf } from '@horae/contract/staff-columns';
import type { ShiftType } from '@horae/contract/stafftimer.contract';
import type { HourColumnKind, WorkingHours, WorkingHoursRequest } from '@horae/contract/working-hours.contract';
import { Temporal } from 'temporal-polyfill';
import type { HotelClock } from '#platform/hotel-time';

/** The columns of a range of local days, and which moment belongs to which: the only place that knows. */
export interface HourGrid {
  columns: WorkingHours['columns'];
  /** Epoch seconds at which the days begin; the last is the end of the range. */
  dayStarts: number[];
  /** Index into the columns by day. */
  columnOfDay: number[];
}

export function hourGrid(
  { start, end }: WorkingHoursRequest['dates'],
  kind: HourColumnKind,
  clock: HotelClock,
): HourGrid {
  const grid: HourGrid = { columns: [], dayStarts: [], columnOfDay: [] };
  let day = Temporal.PlainDate.from(start);
  for (let text = start; text < end; day = day.add({ days: 1 }), text = day.toString()) {
    const key = columnKey(day, kind);
    if (grid.columns.at(-1)?.key !== key) grid.columns.push({ key, start: text, end: text });
    grid.columns.at(-1)!.end = day.add({ days: 1 }).toString();
    grid.columnOfDay.push(grid.columns.length - 1);
    grid.dayStarts.push(clock.startOf(text));
  }
  grid.dayStarts.push(clock.startOf(end));
  return grid;
}

function columnKey(day: Temporal.PlainDate, kind: HourColumnKind): string {
  if (kind === 'day') return day.toString();
  if (kind === 'month') return day.toString().slice(0, 7);
  return `${day.yearOfWeek}-W${String(day.weekOfYear).padStart(2, '0')}`;
}

/** Types whose planned and declared hours are working time. On-call is stand-by. */
const hourTypes: readonly ShiftType[] = ['Regular', 'Split', 'Night', 'Overtime', 'Training'];

/** The types that the filters leave: those with hours, and those whose clock records are time at work. */
export function wantedTypes({
  calendars = [3000, 3002],
  showOvertimes = true,
}: Pick<WorkingHoursRequest, 'calendars' | 'showOvertimes'>) {
  const isWanted = (type: ShiftType) =>
    calendars.includes(calendarIdOf(type)) && (type !== 'Overtime' || showOvertimes);
  return {
    withHours: hourTypes.filter(isWanted),
    clocked: [...hourTypes, 'OnCall' as const].filter(isWanted),
    /** A clock record without a shift is working time. */
    withoutShift: calendars.includes(3000),
  };
}
