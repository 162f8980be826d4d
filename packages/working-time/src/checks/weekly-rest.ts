import { type LocalDate, minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import type { RulePack } from '../rule-pack';
import type { Span } from '../span';
import { type Violation, violation } from '../violation';
import type { WeekContext } from '../week';

/**
 * Checks the longest time without work: below the floor it is an error, below the standard (floor plus daily rest) a
 * warning. It extends beyond the week to the work before and after, or to the edges of the week where that is unknown.
 * Directive 2003/88/EC art. 5.
 */
export function checkWeeklyRest(
  days: readonly DayWork[],
  week: Span & { readonly start: LocalDate; readonly pack: RulePack },
  { previousWorkEnd, nextWorkStart }: WeekContext,
): Violation[] {
  let longest = 0;
  let free = previousWorkEnd ?? week.from;
  for (const { from, to } of days.flatMap(({ segments }) => segments)) {
    longest = Math.max(longest, from - free);
    free = Math.max(free, to);
  }
  longest = Math.max(longest, (nextWorkStart ?? week.to) - free);

  const { weeklyRestFloor, weeklyRestStandard } = week.pack;
  const isBelow = (limit: number | undefined): limit is number => limit !== undefined && longest < limit * minute;
  if (isBelow(weeklyRestFloor))
    return [violation(week.pack, 'WEEKLY_REST_LT_24H', week.start, longest, weeklyRestFloor)];
  if (isBelow(weeklyRestStandard))
    return [violation(week.pack, 'WEEKLY_REST_LT_35H', week.start, longest, weeklyRestStandard)];
  return [];
}
