import { foldText } from '@horae/contract/fold-text';
import { isLocalDate } from '@horae/local-time/local-date';

/** The first three letters of the months, folded; Greek ones as they begin in any case. */
const months = [
  ['jan', 'ιαν'],
  ['feb', 'φεβ'],
  ['mar', 'μαρ'],
  ['apr', 'απρ'],
  ['may', 'μαι'],
  ['jun', 'ιουν'],
  ['jul', 'ιουλ'],
  ['aug', 'αυγ'],
  ['sep', 'σεπ'],
  ['oct', 'οκτ'],
  ['nov', 'νοε'],
  ['dec', 'δεκ'],
];

/**
 * Returns a typed day as `2025-06-16`, or null if it is invalid: `16/6/2025`, `16.6.25`, `16-6`, `Jun 16, 2025`,
 * `16 Ιουν 2025`, `2025-06-16`. Figures begin with the day; without a year it is that of `today`, if given.
 */
export function readDate(text: string, today?: string): string | null {
  const typed = foldText(text.trim());
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const thisYear = today?.slice(0, 4) ?? '';
  const figures = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(typed);
  if (figures) return dayOf(figures[4] ?? thisYear, Number(figures[3]), figures[1]);
  const monthFirst = /^(\p{L}{3,12})\.? (\d{1,2}),?(?: (\d{4}))?$/u.exec(typed);
  if (monthFirst) return dayOf(monthFirst[3] ?? thisYear, monthOf(monthFirst[1]), monthFirst[2]);
  const dayFirst = /^(\d{1,2}) (\p{L}{3,12})\.?,?(?: (\d{4}))?$/u.exec(typed);
  return dayFirst ? dayOf(dayFirst[3] ?? thisYear, monthOf(dayFirst[2]), dayFirst[1]) : null;
}

const monthOf = (name = ''): number => months.findIndex((starts) => starts.some((start) => name.startsWith(start))) + 1;

function dayOf(year = '', month: number, day = ''): string | null {
  const two = (part: string | number) => String(part).padStart(2, '0');
  const date = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  return Number(date.slice(0, 4)) >= 100 && isLocalDate(date) ? date : null;
}
