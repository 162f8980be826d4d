import { hostKey, type WorkHost } from '@horae/contract/loan';
import { kindOfHourlyCode } from '@horae/contract/scheduling/leave-kinds';
import { codeOfPart, type PayCode, partOfCode, payCodes } from '@horae/contract/time/pay-parts';
import { common, type DayTotals, joined, type Span, without, workParts } from '@horae/working-time';
import { groupBy } from '#platform/group-by';
import type { CountedDay, CountedMonth } from './counted';

/** A payroll line: one per day and code. Leave has days instead of time. */
export interface Line {
  day: string;
  code: string;
  seconds: number;
  days: number;
  /** For whom it was worked, on loan or by the place of a shift; absent or null at home, and always for leave. */
  loan?: WorkHost | null;
}

export interface SheetLine extends Line {
  sheetId: number;
}

interface WorkFor {
  loan: WorkHost | null;
  code: string;
  minutes: number;
}

/** The parts of a day, for each host apart. */
function workOf({ counted, loan, elsewhere }: CountedDay): WorkFor[] {
  const { totals, workedMinutes = 0 } = counted ?? {};
  if (!totals) return [{ loan, code: 'worked', minutes: workedMinutes }];
  const partsOf = (host: WorkHost | null, trail: DayTotals['trail']) =>
    workParts({ trail, overlays: totals.overlays }).map(
      (part): WorkFor => ({ loan: host, code: codeOfPart(part), minutes: part.minutes }),
    );
  if (elsewhere.length === 0) return partsOf(loan, totals.trail);
  const cut = (by: (stretch: Span) => Span[]) =>
    totals.trail.flatMap((stretch) => by(stretch).map((span) => Object.assign({}, stretch, span)));
  const away = joined(elsewhere);
  const byHost = groupBy(elsewhere, ({ host }) => hostKey(host));
  return [
    ...partsOf(
      null,
      cut((stretch) => without([stretch], away)),
    ),
    ...[...byHost.values()].flatMap((spans) =>
      partsOf(
        spans[0]!.host,
        cut((stretch) => common([stretch], joined(spans))),
      ),
    ),
  ];
}

/** What a day is paid: a line for each part, to the second, and those for hours and days of leave. */
export function linesOfDay(day: CountedDay): Line[] {
  const paid = workOf(day)
    .map(({ loan, code, minutes }) => ({ day: day.day, code, seconds: Math.round(minutes * 60), days: 0, loan }))
    .filter(({ seconds }) => seconds > 0);
  const hours = Object.entries(day.leaveMinutes).map(([code, minutes]) => ({
    day: day.day,
    code,
    seconds: Math.round(minutes * 60),
    days: 0,
  }));
  const whole = day.leave && day.isLeaveDay ? [{ day: day.day, code: day.leave, seconds: 0, days: 1 }] : [];
  return [...paid, ...hours, ...whole];
}

export const linesOf = ({ days }: CountedMonth): Line[] => days.flatMap(linesOfDay);

/** The minutes of lines by class, and those at night and on Sundays and holidays beside them; without zeros. */
export function minutesOf(lines: readonly Line[]): Partial<Record<PayCode, number>> {
  const seconds = new Map<PayCode, number>();
  for (const line of lines)
    for (const code of codesOf(line)) seconds.set(code, (seconds.get(code) ?? 0) + line.seconds);
  const known = payCodes.filter((code) => (seconds.get(code) ?? 0) !== 0);
  return Object.fromEntries(known.map((code) => [code, seconds.get(code)! / 60]));
}

function codesOf({ code }: Line): PayCode[] {
  const part = partOfCode(code);
  if (!part) return overlays.filter((overlay) => overlay === code);
  return [part.class, ...overlays.filter((overlay) => (overlay === 'night' ? part.isNight : part.isSundayHoliday))];
}

const overlays = ['night', 'sundayHoliday'] as const;

/** The minutes of leave by the hour, by code. */
export function leaveMinutesOfLines(lines: readonly Line[]): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const line of lines)
    if (kindOfHourlyCode(line.code)) seconds[line.code] = (seconds[line.code] ?? 0) + line.seconds;
  const some = Object.entries(seconds).filter(([, value]) => value !== 0);
  return Object.fromEntries(some.map(([code, value]) => [code, value / 60]));
}

/** The paid minutes of lines: each minute once. */
export const paidMinutesOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { code, seconds }) => (partOfCode(code) ? sum + seconds : sum), 0) / 60;

/**
 * Lines in the form of lines that are stored: until 2026, the minutes at night and on Sundays and holidays were lines
 * beside the classes, so that a difference to such lines has to be counted in the same way.
 */
function inFormOf(before: readonly Line[], lines: readonly Line[]): readonly Line[] {
  if (!before.some(({ code }) => code === 'night' || code === 'sundayHoliday')) return lines;
  return lines.flatMap((line) =>
    partOfCode(line.code) ? codesOf(line).map((code) => Object.assign({}, line, { code })) : [line],
  );
}

/** The lines that turn `before` into `after` when added; negative to take off. */
export function differenceOf(before: readonly Line[], after: readonly Line[]): Line[] {
  const sums = new Map<string, Line>();
  const add = ({ day, code, seconds, days, loan }: Line, sign: 1 | -1) => {
    const key = `${day} ${code} ${hostKey(loan)}`;
    const known = sums.get(key) ?? { day, code, seconds: 0, days: 0, ...(loan && { loan }) };
    sums.set(key, { ...known, seconds: known.seconds + sign * seconds, days: known.days + sign * days });
  };
  for (const line of before) add(line, -1);
  for (const line of inFormOf(before, after)) add(line, 1);
  return [...sums.values()]
    .filter(({ seconds, days }) => seconds !== 0 || days !== 0)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.code.localeCompare(b.code));
}
