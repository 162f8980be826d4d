import { netMinutes } from '@horae/working-time/worked-time';
import type { ShiftBar } from '../model/bars.rules';
import type { LocalDays } from '../model/local-days.rules';

interface MatrixCell {
  bar: ShiftBar;
  ofDay: readonly ShiftBar[];
  days: LocalDays;
  code: string;
  /** The first instant shown: what began before is last night's tail. */
  from: number;
  /** `+2 h`, `until 01:00` */
  texts: { extra: (hours: number) => string; until: (clock: string) => string };
}

/** The lines of a shift in a week on a phone: start and end, or start and code where the type is not the usual one. */
export function matrixLabel({ bar, ofDay, days, code, from, texts }: MatrixCell): readonly string[] {
  const { shift } = bar;
  if (shift.allDay) return [code];
  if (shift.start < from) return [texts.until(days.clock(shift.end))];
  const isOvertime = shift.typeOfShift === 'Overtime';
  if (isOvertime && ofDay.length > 1) return [texts.extra(Math.round(netMinutes(shift) / 6) / 10)];
  const isUsual = shift.status !== 'absent' && !shift.rawType && ['Regular', 'Split'].includes(shift.typeOfShift);
  return [days.clock(shift.start), isUsual ? days.clock(shift.end) : code];
}
