import { needed, type RulePack } from './rule-pack';

/** The average week of one reference period, in minutes. */
export interface AverageWeek {
  readonly countedWeeks: number;
  readonly totalMinutes: number;
  /** Rounded to two decimals; 0 if no week counts. */
  readonly averageMinutes: number;
  /** Compared before rounding; exactly the limit is allowed. */
  readonly withinLimit: boolean;
  readonly limitMinutes: number;
}

/**
 * Returns the average week over a reference period, overtime included, in minutes. Weeks of leave or sickness, given as
 * indexes from 0, are neutral: neither their minutes nor the weeks themselves count. Presidential decree 88/1999 art.
 * 6; Directive 2003/88/EC art. 6 and 16. Throws an Error if the pack has no `averageWeekLimit`.
 */
export function averageWeek(
  weeklyWorkedMinutes: readonly number[],
  excludedWeekIndexes: readonly number[],
  pack: RulePack,
): AverageWeek {
  const limitMinutes = needed(pack, 'averageWeekLimit');
  const excluded = new Set(excludedWeekIndexes);
  const counted = weeklyWorkedMinutes.filter((_, week) => !excluded.has(week));
  const totalMinutes = counted.reduce((sum, minutes) => sum + minutes, 0);
  return {
    countedWeeks: counted.length,
    totalMinutes,
    averageMinutes: counted.length === 0 ? 0 : Math.round((totalMinutes * 100) / counted.length) / 100,
    withinLimit: totalMinutes <= limitMinutes * counted.length,
    limitMinutes,
  };
}

/**
 * Returns the average week of every reference period (`averageWeeks` of the pack: 17 weeks for four months) that fits
 * into the consecutive weeks given; `lastWeek` is the index of the period's last week. Throws an Error if the pack has
 * no `averageWeeks` or no `averageWeekLimit`.
 */
export function rollingAverages(
  weeklyWorkedMinutes: readonly number[],
  excludedWeekIndexes: readonly number[],
  pack: RulePack,
): { readonly lastWeek: number; readonly average: AverageWeek }[] {
  const length = needed(pack, 'averageWeeks');
  return weeklyWorkedMinutes.slice(length - 1).map((_, first) => {
    const weeks = weeklyWorkedMinutes.slice(first, first + length);
    const excluded = excludedWeekIndexes.map((week) => week - first);
    return { lastWeek: first + length - 1, average: averageWeek(weeks, excluded, pack) };
  });
}
