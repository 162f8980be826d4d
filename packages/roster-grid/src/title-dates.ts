import { yearOf } from './day-text';
import { folded } from './fold';
import { monthFor } from './month-words';

/** What titles say of the period of a sheet. */
export interface TitleDates {
  /** The first day, where a range or a date is written. */
  start?: { day: number; month: number; year?: number };
  months: readonly number[];
  years: readonly number[];
  /** ISO week. */
  week?: number;
}

const between = String.raw`\s*(?:-|TO|EΩΣ|MEXPI|ΩΣ|AΠO|KAI)\s*`;
const numericRange = new RegExp(
  String.raw`(\d{1,2})${between}(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*(\d{4}|\d{2}))?(?!\d)`,
);
const numericDate = /(?<!\d)(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*(\d{4}|\d{2}))?(?!\d)/g;
const isoDate = /(20\d\d)-(\d{1,2})-(\d{1,2})/;
const monthAndYear = /(?<![\d./-])(\d{1,2})\s*[./-]\s*(20\d\d)(?!\d)/;
const weekNumber = /(?:WEEK|EBΔOMAΔA|EBΔ|WK|W)\.?\s*(?:NO|AP|#)?\.?\s*(\d{1,2})(?![\d./-])/;

/** Reads titles (the nearest to the head first): ranges, dates, months, years, ISO weeks. */
export function titleDates(texts: readonly string[]): TitleDates {
  const found: { start?: TitleDates['start']; months: number[]; years: number[]; week?: number } = {
    months: [],
    years: [],
  };
  for (const text of texts) {
    const plain = folded(text).replace(/[‐-―−]/g, '-');
    const words = monthsIn(plain);
    found.start ??= startIn(plain, words);
    found.months.push(...words.map(({ month }) => month));
    const numbered = monthAndYear.exec(plain);
    if (numbered && words.length === 0 && Number(numbered[1]) >= 1 && Number(numbered[1]) <= 12)
      found.months.push(Number(numbered[1]));
    found.years.push(...[...plain.matchAll(/(?<!\d)(20\d\d)(?!\d)/g)].map(([, year]) => Number(year)));
    const week = Number(weekNumber.exec(plain)?.[1]);
    if (week >= 1 && week <= 53) found.week ??= week;
  }
  if (found.start?.year !== undefined) found.years.unshift(found.start.year);
  return found;
}

interface MonthWord {
  month: number;
  at: number;
}

const monthsIn = (plain: string): MonthWord[] =>
  [...plain.matchAll(/\p{L}{3,}/gu)].flatMap((match) => {
    const month = monthFor(match[0]);
    return month === undefined ? [] : [{ month, at: match.index }];
  });

function startIn(plain: string, words: readonly MonthWord[]): TitleDates['start'] {
  const iso = isoDate.exec(plain);
  if (iso) return valid(Number(iso[3]), Number(iso[2]), Number(iso[1]));
  const [first] = words;
  if (first) {
    const before =
      /(\d{1,2})(?:ST|ND|RD|TH|HΣ|H)?(?:\s*-\s*|\s+\p{L}{1,5}\s+)?(?:(\d{1,2})(?:ST|ND|RD|TH|HΣ|H)?)?\s*(?:OF\s*)?$/u.exec(
        plain.slice(0, first.at),
      );
    const own = yearIn(plain.slice(first.at, words[1]?.at));
    const later = own ?? yearIn(plain.slice(first.at));
    if (!before) return undefined;
    const day = Number(before[1]);
    const isEarlier = before[2] !== undefined && day > Number(before[2]);
    const month = isEarlier ? ((first.month + 10) % 12) + 1 : first.month;
    const isYearBefore =
      first.month < month || (own === undefined && words[1] !== undefined && words[1].month < first.month);
    return valid(day, month, later !== undefined && isYearBefore ? later - 1 : later);
  }
  const range = numericRange.exec(plain);
  const dates = [...plain.matchAll(numericDate)].filter(([, , month]) => Number(month) <= 12);
  if (range && dates.length < 2) {
    const [, from = '', to = '', monthText = '', yearText = ''] = range;
    const month = Number(monthText);
    if (Number(from) <= Number(to)) return valid(Number(from), month, yearOf(yearText));
    const year = yearOf(yearText);
    return valid(Number(from), month === 1 ? 12 : month - 1, month === 1 && year !== undefined ? year - 1 : year);
  }
  const [date, later] = dates;
  if (!date) return undefined;
  const own = yearOf(date[3] ?? '');
  const other = yearOf(later?.[3] ?? '');
  const isYearBefore = later !== undefined && Number(later[2]) < Number(date[2]);
  return valid(Number(date[1]), Number(date[2]), own ?? (isYearBefore && other !== undefined ? other - 1 : other));
}

const yearIn = (plain: string): number | undefined => {
  const year = /(?<!\d)20\d\d(?!\d)/.exec(plain)?.[0];
  return year === undefined ? undefined : Number(year);
};

function valid(day: number, month: number, year: number | undefined): TitleDates['start'] {
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  return { day, month, ...(year !== undefined && { year }) };
}
