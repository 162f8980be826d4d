import { addDays, type LocalDate, minute } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { DayWork } from '../day-work';
import type { RulePack } from '../rule-pack';
import { common, joined, lengthOf, type Span } from '../span';
import { type Violation, violation } from '../violation';

/**
 * Checks that a Sunday of more than `sundayWorkMax` minutes, by the calendar, is followed by a free stretch of
 * `replacementRest` before the next Sunday; reported on the Sunday. Royal decree 748/1966 art. 10.
 */
export function checkReplacementRest(
  days: readonly DayWork[],
  week: { readonly start: LocalDate; readonly pack: RulePack; readonly zone: Zone },
  nextWeekWork: readonly Span[] | undefined,
): Violation[] {
  const { sundayWorkMax, replacementRest } = week.pack;
  if (nextWeekWork === undefined || sundayWorkMax === undefined || replacementRest === undefined) return [];
  const [sunday, monday, nextSunday] = [6, 7, 13].map((day) => week.zone.startOf(addDays(week.start, day))) as [
    number,
    number,
    number,
  ];
  const stretches = days.flatMap((day) => day.stretches);
  const onSunday = lengthOf(common(joined(stretches), [{ from: sunday, to: monday }]));
  if (onSunday <= sundayWorkMax * minute) return [];
  const lastEnd = Math.max(...stretches.map(({ to }) => to));
  const longest = longestFree(lastEnd, nextSunday, joined(nextWeekWork));
  if (longest >= replacementRest * minute) return [];
  return [
    violation(week.pack, 'REPLACEMENT_REST_LT_24H', addDays(week.start, 6), Math.max(0, longest), replacementRest),
  ];
}

function longestFree(from: number, until: number, work: readonly Span[]): number {
  let longest = 0;
  let free = from;
  for (const span of work) {
    if (span.from >= until) break;
    longest = Math.max(longest, span.from - free);
    free = Math.max(free, span.to);
  }
  return Math.max(longest, until - free);
}
