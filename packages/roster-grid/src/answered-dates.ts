import { isLocalDate, type LocalDate } from '@horae/local-time/local-date';
import type { ReadOptions } from './reading';

// Far dates would leave the calendar while counting.
const isUsable = (date: unknown): date is LocalDate =>
  typeof date === 'string' && isLocalDate(date) && date >= '1970-01-02' && date < '9000';

/** The date that was answered under a key; undefined when there is none or it is no date. */
export function answeredDate({ answers }: ReadOptions, key: string): LocalDate | undefined {
  const dates: unknown = answers?.dates;
  if (typeof dates !== 'object' || dates === null || !Object.hasOwn(dates, key)) return undefined;
  const date: unknown = (dates as Record<string, unknown>)[key];
  return isUsable(date) ? date : undefined;
}

/** The caller's hint, if it is a date. */
export const nearIn = ({ near }: ReadOptions): LocalDate | undefined => (isUsable(near) ? near : undefined);
