import type { CheckSumLine } from '@horae/contract/time/check-sum';
import { partOfCode } from '@horae/contract/time/pay-parts';
import type { Line } from './pay-lines.rules';

type Percentages = Readonly<Record<string, number>>;

/** What of the rate a line is worth, in per cent; null for leave, which the check sum leaves out. */
export function percentOfCode(code: string, added: Percentages = {}): number | null {
  // Until 2026, night and Sundays were lines beside the classes: they add to what the class has.
  if (code === 'night' || code === 'sundayHoliday') return added[code] ?? 0;
  const part = partOfCode(code);
  if (!part) return null;
  const names = [part.class, part.isNight ? 'night' : '', part.isSundayHoliday ? 'sundayHoliday' : ''];
  return names.reduce((sum, name) => sum + (added[name] ?? 0), 100);
}

/** The one rounding: a line to the cent, half a cent away from zero. */
function centsOf(seconds: number, rate: number, percent: number): number {
  const exact = (Math.abs(seconds) * Math.round(rate * 100) * percent) / 360_000;
  return Math.sign(seconds) * Math.round(exact) || 0;
}

/** A line with what it comes to; null for leave. */
export function ratedLine(line: Line, rate: number | null, added: Percentages | undefined): CheckSumLine | null {
  const { day, code, seconds } = line;
  const percent = percentOfCode(code, added);
  if (percent === null) return null;
  const cents = rate === null ? null : centsOf(seconds, rate, percent);
  return { day, code, minutes: seconds / 60, rate, percent, cents };
}
