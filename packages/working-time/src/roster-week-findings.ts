import { addDays, daysBetween, type LocalDate, minute } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import type { EarlierWeeks, RosterFacts, RosterShift } from './roster-facts';
import type { Ungraded } from './roster-finding';
import type { RosterFindingKind } from './roster-finding-kinds';
import { isHere, minutesOf, ofOtherHotels } from './roster-other-hotels';

/** The shifts of each week by its Monday. */
export type Weeks = ReadonlyMap<LocalDate, readonly RosterShift[]>;

/** The shifts of each week by its Monday; only weeks with shifts. */
export function byWeek(shifts: readonly RosterShift[]): Weeks {
  const weeks = new Map<LocalDate, RosterShift[]>();
  let [monday, next] = ['', ''];
  for (const shift of shifts) {
    // Sorted shifts stay in one week for long.
    if (shift.day < monday || shift.day >= next) {
      monday = weekStartOf(shift.day);
      next = addDays(monday, 7);
    }
    const own = weeks.get(monday);
    if (own) own.push(shift);
    else weeks.set(monday, [shift]);
  }
  return weeks;
}

/** The last work of a week that is here: findings are reported on its day. */
export const lastHere = (week: readonly RosterShift[]): RosterShift | undefined => week.findLast(isHere);

/**
 * Weeks without a free stretch of the least weekly rest, which reaches to the work before and after the week; reported
 * on the last day of work. Less than the usual rest, which adds the rest of a day, is advice. Directive 2003/88/EC art. 5.
 */
export function weeksWithoutRest({ shifts, limitsOn }: RosterFacts, weeks: Weeks): Ungraded[] {
  return [...weeks.values()].flatMap((week) => {
    const last = week.at(-1)!;
    const { weeklyRest = 0, weeklyRestUsual = 0 } = limitsOn(lastHere(week)?.day ?? last.day) ?? {};
    if (weeklyRest + weeklyRestUsual === 0) return [];
    const before = shifts.filter(({ day, from }) => day < week[0]!.day && from < week[0]!.from);
    let [longest, free] = [0, Math.max(Number.NEGATIVE_INFINITY, ...before.map(({ to }) => to))];
    for (const { from, to } of week) [longest, free] = [Math.max(longest, from - free), Math.max(free, to)];
    const next = shifts.find(({ day, from }) => day > last.day && from >= last.from)?.from ?? Number.POSITIVE_INFINITY;
    const measured = Math.round(Math.max(longest, next - free) / minute);
    if (measured < weeklyRest) return onLastDay('planWeekRest', week, measured, weeklyRest);
    return measured < weeklyRestUsual ? onLastDay('planShortWeekRest', week, measured, weeklyRestUsual) : [];
  });
}

/** Weeks of more work than a minor may do; reported on the last day of work. Law 1837/1989 art. 5. */
export function longWeeks({ limitsOn }: RosterFacts, weeks: Weeks): Ungraded[] {
  return [...weeks.values()].flatMap((week) => {
    const last = lastHere(week);
    const limit = last && limitsOn(last.day)?.longestWeek;
    const measured = minutesOf(week);
    return limit !== undefined && measured > limit ? onLastDay('planLongWeek', week, measured, limit) : [];
  });
}

/**
 * Weeks above the limit of the average week after which the average of their reference period is above it, too;
 * reported on the last day of work. Weeks of paid leave or sickness are neutral, weeks without work are not.
 * Presidential decree 88/1999 art. 6; directive 2003/88/EC art. 6 and 16; decision 69.
 */
export function longAverages({ limitsOn, earlier }: RosterFacts, weeks: Weeks): Ungraded[] {
  if (!earlier) return [];
  return [...weeks].flatMap(([monday, week]) => {
    const last = lastHere(week);
    const rule = last && limitsOn(last.day)?.averageWeek;
    if (!rule || monday < earlier.until || !isLong(week, rule) || earlier.away.includes(monday)) return [];
    const counted = Array.from({ length: rule.weeks }, (_, back) => addDays(monday, -7 * back))
      .filter((start) => !earlier.away.includes(start))
      .map((start) => (start >= earlier.until ? minutesOf(weeks.get(start) ?? []) : earlierMinutes(start, earlier)));
    const total = counted.reduce((sum, minutes) => sum + minutes, 0);
    return total > rule.limit * counted.length
      ? onLastDay('planAverageWeek', week, Math.round(total / counted.length), rule.limit)
      : [];
  });
}

const isLong = (week: readonly RosterShift[], { limit }: { readonly limit: number }) => minutesOf(week) > limit;

/** Whether a plan has a week for which `longAverages` needs the earlier weeks. Shifts and limits as in `RosterFacts`. */
export function hasLongWeek(facts: Pick<RosterFacts, 'shifts' | 'limitsOn'>): boolean {
  return [...byWeek(facts.shifts).values()].some((week) => {
    const last = lastHere(week);
    const rule = last && facts.limitsOn(last.day)?.averageWeek;
    return rule !== undefined && isLong(week, rule);
  });
}

const earlierMinutes = (monday: LocalDate, { until, minutes }: EarlierWeeks): number =>
  minutes.at(-daysBetween(monday, until) / 7) ?? 0;

/** A finding about a week, reported on its last day of work here; none where all of it is in other hotels. */
export function onLastDay(
  kind: RosterFindingKind,
  week: readonly RosterShift[],
  measured: number,
  limit: number,
): Ungraded[] {
  const day = lastHere(week)?.day;
  if (day === undefined) return [];
  const shifts = week.filter((one) => one.day === day && isHere(one)).map(({ id }) => id);
  return [{ kind, day, shifts, measured, limit, ...ofOtherHotels(week) }];
}
