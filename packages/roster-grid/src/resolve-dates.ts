import { dateOfDay, dayNumber, type LocalDate } from '@horae/local-time/local-date';
import { partsOf } from './calendar-parts';
import { type Period, scored } from './date-score';
import type { DayText } from './day-text';
import { candidateStarts } from './start-days';
import type { TitleDates } from './title-dates';

/** Why the dates of a head must be asked. */
export type DatesReason = 'noDates' | 'noMonth' | 'noYear' | 'weekdays';

/** What was assumed about dates without asking. */
export type DatesNotice = 'yearFromHint' | 'monthFromWeekdays' | 'weekdayMismatch';

export type DatesReading =
  | { kind: 'read'; dates: LocalDate[]; notices: DatesNotice[]; mismatches: number[] }
  | { kind: 'ask'; reason: DatesReason; suggestion?: LocalDate };

/** Gives each column of a head its date, from the head, the titles above and the caller's hint. */
export function resolveDates(
  days: readonly DayText[],
  title: TitleDates,
  near?: LocalDate,
  before?: Period,
): DatesReading {
  const isDated = days.some(({ day }) => day !== undefined);
  const hasMonth =
    days.some(({ month }) => month !== undefined) ||
    title.months.length > 0 ||
    title.start !== undefined ||
    before !== undefined;
  const knowsMonth = hasMonth || (title.week !== undefined && !isDated);
  const knowsYear = days.some(({ year }) => year !== undefined) || title.years.length > 0 || before !== undefined;
  const hint = near === undefined ? undefined : dayNumber(near);
  const ranked = candidateStarts(days, title, hint, before?.last)
    .flatMap((start) => {
      const walked = walk(days, start);
      return walked ? [scored(days, walked, title, hint, before)] : [];
    })
    .sort((a, b) => b.score - a.score || a.walked[0]! - b.walked[0]!);
  const best = ranked[0];
  const suggestion = best && dateOfDay(best.walked[0]!);
  if (!best)
    return { kind: 'ask', reason: knowsYear || hint !== undefined ? 'noDates' : knowsMonth ? 'noYear' : 'noDates' };
  if (!knowsYear && hint === undefined) return { kind: 'ask', reason: 'noYear' };
  const { matched, mismatched } = best;
  if (isDated && mismatched.length > matched) {
    const agreeing = otherYears(days, best.walked[0]!);
    return { kind: 'ask', reason: 'weekdays', suggestion: agreeing === undefined ? suggestion : dateOfDay(agreeing) };
  }
  if (!knowsMonth && (!isDated || matched < 3 || mismatched.length > 0))
    return { kind: 'ask', reason: isDated ? 'noMonth' : 'noDates', suggestion };
  const notices: DatesNotice[] = [];
  if (!knowsYear) notices.push('yearFromHint');
  if (!knowsMonth) notices.push('monthFromWeekdays');
  if (isDated && mismatched.length > 0) notices.push('weekdayMismatch');
  return { kind: 'read', dates: best.walked.map(dateOfDay), notices, mismatches: isDated ? mismatched : [] };
}

/** The dates of a head whose first day was answered: by its days, or day after day where they do not fit. */
export function datesFromAnswer(days: readonly DayText[], first: LocalDate): LocalDate[] {
  const start = dayNumber(first);
  return (walk(days, start) ?? days.map((_, index) => start + index)).map(dateOfDay);
}

/** The days that fit a head from its first day on; undefined when one does not fit. */
function walk(days: readonly DayText[], start: number): number[] | undefined {
  const walked: number[] = [];
  for (const [index, text] of days.entries()) {
    const from = index === 0 ? start : walked.at(-1)! + 1;
    const longest = index === 0 ? 0 : 9;
    let day: number | undefined;
    for (let step = 0; step <= longest && day === undefined; step += 1) if (fits(text, from + step)) day = from + step;
    if (day === undefined) return undefined;
    walked.push(day);
  }
  return walked;
}

function fits(text: DayText, day: number): boolean {
  const parts = partsOf(day);
  if (text.day === undefined) return text.weekdays?.includes(parts.weekday) ?? false;
  if (text.day !== parts.day) return false;
  return (text.month ?? parts.month) === parts.month && (text.year ?? parts.year) === parts.year;
}

/** The nearest day of another year on which the weekdays agree. */
function otherYears(days: readonly DayText[], start: number): number | undefined {
  const { day, month, year } = partsOf(start);
  const free = days.map(({ day, month, weekdays }) => ({ day, month, weekdays }));
  for (const step of [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]) {
    const other = Date.UTC(year + step, month - 1, day) / 86_400_000;
    const walked = walk(free, other);
    if (walked?.every((one, index) => free[index]!.weekdays?.includes(partsOf(one).weekday) ?? true)) return other;
  }
  return undefined;
}
