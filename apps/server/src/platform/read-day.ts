import { Day } from '@horae/contract/day';

/** The order of day and month in dates such as 3/4/2026. */
export type DayOrder = 'dmy' | 'mdy';

/** Reads `2026-10-25`, `25/10/2026`, `25.10.2026` or, as `mdy`, `10/25/2026`; null outside the years 1900 to 2199. */
export function readDay(text: string, order: DayOrder): string | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : local
      ? [local[3], order === 'dmy' ? local[2] : local[1], order === 'dmy' ? local[1] : local[2]]
      : [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return Day.safeParse(date).success ? date : null;
}
