import { partsOf } from './calendar-parts';
import type { DayText } from './day-text';
import type { TitleDates } from './title-dates';

/** First and last day of the head before, as days since 1970-01-01. */
export interface Period {
  first: number;
  last: number;
}

/** The dates that a head may have, and how much speaks for them. */
export interface Scored {
  walked: number[];
  score: number;
  matched: number;
  /** Positions in the head. */
  mismatched: number[];
}

/** Weighs the dates that a head may have by its weekdays, the titles above, the head before and the hint (a day number). */
export function scored(
  days: readonly DayText[],
  walked: number[],
  title: TitleDates,
  hint: number | undefined,
  before: Period | undefined,
): Scored {
  const first = partsOf(walked[0]!);
  const last = partsOf(walked.at(-1)!);
  const mismatched: number[] = [];
  let matched = 0;
  for (const [index, { weekdays }] of days.entries()) {
    if (!weekdays) continue;
    if (weekdays.includes(partsOf(walked[index]!).weekday)) matched += 1;
    else mismatched.push(index);
  }
  let score = 3 * (matched - mismatched.length);
  const { start, months, years } = title;
  if (start && start.day === first.day && start.month === first.month && (start.year ?? first.year) === first.year)
    score += 40;
  if (months[0] === first.month) score += 8;
  else if (months.includes(first.month) || months.includes(last.month)) score += 6;
  if (years.includes(first.year)) score += 120;
  else if (years.includes(last.year)) score += 100;
  if (before && (walked[0] === before.last + 1 || walked[0] === before.first)) score += 150;
  if (hint !== undefined) score -= Math.min(Math.abs(hint - walked[0]!) / 30, 60);
  return { walked, score, matched, mismatched };
}
