import { isLocalDate } from '@horae/local-time/local-date';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Returns a typed day (`Jun 16, 2025`, `16 Jun 2025`, `2025-06-16`) as `2025-06-16`, or null if it is invalid. */
export function readDate(text: string): string | null {
  const typed = text.trim().toLowerCase();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/.exec(typed);
  if (named) return dayOf(Number(named[3]), monthOf(named[1]), Number(named[2]));
  const dayFirst = /^(\d{1,2}) ([a-z]{3,9})\.?,? (\d{4})$/.exec(typed);
  return dayFirst ? dayOf(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1])) : null;
}

const monthOf = (name = ''): number => months.indexOf(name.slice(0, 3)) + 1;

function dayOf(year: number, month: number, day: number): string | null {
  const two = (part: number) => String(part).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  return year >= 100 && isLocalDate(date) ? date : null;
}
