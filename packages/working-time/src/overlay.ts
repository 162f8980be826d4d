import { minute } from '@horae/local-time/local-date';
import { weekdayOfDay } from '@horae/local-time/week';
import type { Zone } from '@horae/local-time/zone';
import { dayParts } from './day-parts';
import { joined, type Span } from './span';

/**
 * Returns the parts of the work during the night, by the local clock: when the clocks go back, the repeated hour counts
 * twice; when they go forward, the skipped hour does not exist. The window is two local times `HH:mm`. Throws a
 * RangeError for an invalid one.
 */
export function nightOf(work: readonly Span[], zone: Zone, [start, end]: readonly [string, string]): Span[] {
  const [from, to] = [clockMinutes(start) * minute, clockMinutes(end) * minute];
  const windows =
    from < to
      ? [[from, to]]
      : [
          [0, to],
          [from, Number.POSITIVE_INFINITY],
        ];
  return pieces(work, (span) =>
    dayParts(span, zone).flatMap((part) =>
      windows.map(([open, close]) => ({
        from: Math.max(part.from, part.midnight + open!),
        to: Math.min(part.to, part.midnight + close!),
      })),
    ),
  );
}

/**
 * Returns the parts of the work on Sundays and on `holidays` (days since 1970-01-01), from local midnight to midnight.
 */
export function sundayHolidayOf(work: readonly Span[], zone: Zone, holidays: ReadonlySet<number>): Span[] {
  return pieces(work, (span) => dayParts(span, zone).filter(({ day }) => weekdayOfDay(day) === 7 || holidays.has(day)));
}

function pieces(work: readonly Span[], cut: (span: Span) => Span[]): Span[] {
  return joined(work.flatMap(cut).filter(({ from, to }) => from < to));
}

function clockMinutes(time: string): number {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (minutes === undefined) throw new RangeError(`"${time}" is not a clock time HH:mm.`);
  return Number(hours) * 60 + Number(minutes);
}
