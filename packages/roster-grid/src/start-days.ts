import type { DayText } from './day-text';
import type { TitleDates } from './title-dates';

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 86_400_000;

/** The days (since 1970-01-01) on which a head may begin. */
export function candidateStarts(
  days: readonly DayText[],
  title: TitleDates,
  hint: number | undefined,
  before: number | undefined,
): number[] {
  const years = yearsFor(days, title, hint);
  if (before !== undefined) years.push(new Date((before + 1) * 86_400_000).getUTCFullYear());
  const [first] = days;
  if (!first) return [];
  if (first.day === undefined) return undatedStarts(title, years, before === undefined ? hint : before + 1);
  const months = first.month === undefined ? Array.from({ length: 12 }, (_, index) => index + 1) : [first.month];
  return years.flatMap((year) => months.map((month) => dayOf(year, month, first.day!)));
}

function yearsFor(days: readonly DayText[], title: TitleDates, hint: number | undefined): number[] {
  const written = days.flatMap(({ year }) => (year === undefined ? [] : [year]));
  const known = written.length > 0 ? written : title.years;
  const years = new Set(known.flatMap((year) => [year, year - 1]));
  if (years.size === 0) {
    const year = hint === undefined ? undefined : new Date(hint * 86_400_000).getUTCFullYear();
    // Without any year the order of the days is checked on one of them.
    for (const one of year === undefined ? [2026] : [year, year + 1, year - 1]) years.add(one);
  }
  return [...years].slice(0, 12);
}

/** A head of weekdays alone begins in the week that the title or the hint names. */
function undatedStarts({ start, week }: TitleDates, years: readonly number[], hint: number | undefined): number[] {
  const from: number[] = [];
  if (start)
    from.push(...(start.year === undefined ? years : [start.year]).map((year) => dayOf(year, start.month, start.day)));
  else if (week !== undefined) from.push(...years.map((year) => mondayOf(dayOf(year, 1, 4)) + 7 * (week - 1)));
  else if (hint !== undefined) from.push(mondayOf(hint));
  // The title may name the Monday of a week whose roster begins on another day.
  return from.flatMap((day) => Array.from({ length: 7 }, (_, step) => day + step));
}

const mondayOf = (day: number) => day - ((((day + 3) % 7) + 7) % 7);
