import type { PayCode } from '@horae/contract/time/timesheets.contract';
import { workClasses } from '@horae/working-time';
import type { CountedDay, CountedMonth } from './counted';

/** A payroll line: one per day and code. Leave has days instead of time. */
export interface Line {
  day: string;
  code: string;
  seconds: number;
  days: number;
}

export interface SheetLine extends Line {
  sheetId: number;
}

/** These overlap other codes and add nothing to the paid total. */
export const overlayCodes: readonly PayCode[] = ['night', 'sundayHoliday'];

/** The minutes of a day by pay code, without zeros. */
export function minutesOf({ counted }: CountedDay): Partial<Record<PayCode, number>> {
  if (!counted) return {};
  const { totals, workedMinutes } = counted;
  const all: [PayCode, number][] = totals
    ? [
        ...workClasses.map((name): [PayCode, number] => [name, totals.classes[name]]),
        ['night', totals.nightMinutes],
        ['sundayHoliday', totals.sundayHolidayMinutes],
      ]
    : [['worked', workedMinutes]];
  return Object.fromEntries(all.filter(([, minutes]) => minutes > 0));
}

export function linesOf({ days }: CountedMonth): Line[] {
  return days.flatMap((day) => [
    ...Object.entries(minutesOf(day)).map(([code, minutes]) => ({
      day: day.day,
      code,
      seconds: Math.round(minutes * 60),
      days: 0,
    })),
    ...(day.leave && day.isLeaveDay ? [{ day: day.day, code: day.leave, seconds: 0, days: 1 }] : []),
  ]);
}

/** The lines that turn `before` into `after` when added; negative to take off. */
export function differenceOf(before: readonly Line[], after: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  const add = ({ day, code, seconds, days }: Line, sign: 1 | -1) => {
    const known = sums.get(`${day} ${code}`) ?? { day, code, seconds: 0, days: 0 };
    sums.set(`${day} ${code}`, { ...known, seconds: known.seconds + sign * seconds, days: known.days + sign * days });
  };
  for (const line of before) add(line, -1);
  for (const line of after) add(line, 1);
  return [...sums.values()]
    .filter(({ seconds, days }) => seconds !== 0 || days !== 0)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.code.localeCompare(b.code));
}

/** The largest difference in minutes between a day's paid time and its plan. */
export function varianceOf({ days }: CountedMonth): number {
  return Math.max(
    0,
    ...days.map((day) => Math.abs((day.counted?.workedMinutes ?? 0) - (day.leave ? 0 : day.plannedMinutes))),
  );
}
