import { Day } from '@horae/contract/day';

/** The order of day and month in dates such as 3/4/2026. */
export type DayOrder = 'dmy' | 'mdy';

/**
 * Reads `2026-10-25`, `25/10/2026`, `25.10.26` or, as `mdy`, `10/25/2026`; also with a midnight after it, and the number
 * that a spreadsheet has for a day. A year of two digits is of this century. Null outside the years 1900 to 2199.
 */
export function readDay(written: string, order: DayOrder): string | null {
  const text = written.replace(/[T ]0?0:00(:00)?$/, '');
  if (isSerialDay(text)) return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3]!.padStart(4, '20'), order === 'dmy' ? local[2] : local[1], order === 'dmy' ? local[1] : local[2]]
      : [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Day.safeParse(date).success ? date : null;
}

/** Whether text is a day with a year of two digits. */
export const hasShortYear = (text: string): boolean => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/.test(text);

/** Whether text is the number of a day as spreadsheets count them, from 1927 to 2173. */
export const isSerialDay = (text: string): boolean => /^[1-9]\d{4}$/.test(text);
