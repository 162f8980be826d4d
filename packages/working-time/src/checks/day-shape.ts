import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { type Violation, violation } from '../violation';

/** Checks the span from the first in to the last out: what 11 hours of rest leave of a day. */
export function checkDailySpan({ day, pack, segments }: DayWork): Violation[] {
  const span = (segments.at(-1)?.to ?? 0) - (segments[0]?.from ?? 0);
  if (pack.maxDailySpan === undefined || span <= pack.maxDailySpan * minute) return [];
  return [violation(pack, 'DAILY_SPAN_GT_13H', day.referenceDate, span, pack.maxDailySpan)];
}

/**
 * Checks every gap between the parts of a split shift; a pause no longer than a break is none. Law 4808/2021 art. 56; in
 * kitchens, ministerial decision 20714/1025/1976, there may be none.
 */
export function checkSplitGaps({ day, pack, contract, segments }: DayWork): Violation[] {
  const limit = pack.splitGapMin;
  const longestBreak = pack.breakMax ?? 0;
  const gaps = segments
    .slice(1)
    .map(({ from }, i) => from - segments[i]!.to)
    .filter((gap) => gap > longestBreak * minute);
  if (contract.continuousOnly)
    return gaps.map((gap) => violation(pack, 'SPLIT_NOT_ALLOWED', day.referenceDate, gap, longestBreak));
  if (limit === undefined) return [];
  return gaps
    .filter((gap) => gap < limit * minute)
    .map((gap) => violation(pack, 'SPLIT_GAP_LT_3H', day.referenceDate, gap, limit));
}
