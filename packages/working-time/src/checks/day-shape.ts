import { minute } from '@horae/local-time/local-date';
import type { DayWork } from '../day-work';
import { type Violation, violation } from '../violation';

/** Checks the span from the first in to the last out: what 11 hours of rest leave of a day. */
export function checkDailySpan({ day, pack, segments }: DayWork): Violation[] {
  const span = (segments.at(-1)?.to ?? 0) - (segments[0]?.from ?? 0);
  if (pack.maxDailySpan === undefined || span <= pack.maxDailySpan * minute) return [];
  return [violation(pack, 'DAILY_SPAN_GT_13H', day.referenceDate, span, pack.maxDailySpan)];
}

/** Checks every gap between the parts of a split shift; a pause no longer than a break is none. Law 4808/2021 art. 56. */
export function checkSplitGaps({ day, pack, segments }: DayWork): Violation[] {
  const limit = pack.splitGapMin;
  if (limit === undefined) return [];
  return segments
    .slice(1)
    .map(({ from }, i) => from - segments[i]!.to)
    .filter((gap) => gap < limit * minute && gap > (pack.breakMax ?? 0) * minute)
    .map((gap) => violation(pack, 'SPLIT_GAP_LT_3H', day.referenceDate, gap, limit));
}
