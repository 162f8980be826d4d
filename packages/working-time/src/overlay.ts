import { minute } from '@horae/local-time/local-date';
import { weekdayOfDay } from '@horae/local-time/week';
import type { Zone } from '@horae/local-time/zone';
import { dayParts } from './day-parts';
import { joined, type Span } from './span';

/**
 * The parts of some work that lie in the night, by the clock on the wall: on the night the clocks go back the repeated
 * hour counts twice, on the other one it does not exist. The window is two local times `HH:mm`.
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

/** The parts of some work on Sundays and the given local days, from midnight to midnight. */
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
