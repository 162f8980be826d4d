import { daysBetween, isLocalDate, type LocalDate } from '@horae/local-time/local-date';
import { readTyped } from '@horae/roster-grid';

/** How a compensatory day off is typed. */
export const compensatoryCode = (language: string): string => (language === 'el' ? 'ΑΝΑΠΛ' : 'comp');

/** The same with the day for which it is given, day and month: `comp 1/6`. */
export function compensatoryTyped(compensates: string, language: string): string {
  const code = compensatoryCode(language);
  if (compensates === 'unknown') return code;
  const [, month, day] = compensates.split('-');
  return `${code} ${Number(day)}/${Number(month)}`;
}

const half = 182;

/**
 * The day for which `comp 1/6` or `ΑΝΑΠΛ 1/6` gives this one off: the nearest one of that name, on either side. Null for
 * another text, and for a day that does not exist.
 */
export function compensatoryFor(text: string, date: LocalDate): LocalDate | null {
  const [, code = '', day = '', month = ''] = /^(.+?)\s+(\d{1,2})[/.](\d{1,2})$/.exec(text.trim()) ?? [];
  const typed = readTyped(code);
  if (typed.kind !== 'dayOff' || !typed.isCompensatory) return null;
  const named = [-1, 0, 1]
    .map((years) => `${Number(date.slice(0, 4)) + years}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    .filter((one) => isLocalDate(one) && one !== date);
  return named.find((one) => Math.abs(daysBetween(one, date)) <= half) ?? null;
}
