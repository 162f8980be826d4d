import { netMinutes } from '@horae/working-time/worked-time';
import { hoursCount } from '#platform/format-hours';
import type { AwayHours } from '../model/away-hours.rules';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';
import type { Shift } from '../model/shift.rules';

interface MatrixCell {
  bar: ShiftBar;
  ofDay: readonly ShiftBar[];
  days: LocalDays;
  code: string;
  /** The first instant shown: what began before is last night's tail. */
  from: number;
  /** `+2 h`, `until 01:00`, `−2 h` */
  texts: { extra: (hours: number) => string; until: (clock: string) => string; away: (hours: number) => string };
}

/**
 * The lines of a shift in a week on a phone: start and end, or start and code where the type is not the usual one; and
 * how many of its hours are leave.
 */
export function matrixLabel(cell: MatrixCell): readonly string[] {
  const { bar, from, texts } = cell;
  const away = bar.hours
    .filter(({ end }) => end > from)
    .reduce((sum, hours) => sum + minutesWithin(bar.shift, hours), 0);
  return away > 0 ? [...timesOf(cell), texts.away(hoursCount(away))] : timesOf(cell);
}

function timesOf({ bar, ofDay, days, code, from, texts }: MatrixCell): readonly string[] {
  const { shift } = bar;
  if (shift.allDay) return [code];
  if (shift.start < from) return [texts.until(days.clock(shift.end))];
  const isOvertime = shift.typeOfShift === 'Overtime';
  if (isOvertime && ofDay.length > 1) return [texts.extra(hoursCount(netMinutes(shift)))];
  const isUsual = shift.status !== 'absent' && !shift.rawType && ['Regular', 'Split'].includes(shift.typeOfShift);
  return [days.clock(shift.start), isUsual ? days.clock(shift.end) : code];
}

const minutesWithin = (shift: Shift, { start, end }: AwayHours) =>
  Math.max(0, Math.min(shift.end, end) - Math.max(shift.start, start)) / 60_000;
