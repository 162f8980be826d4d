import type { LocalDate } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';

/** What a person wishes of the roster on the days, or the weekdays, between two local days. */
export interface RosterWish {
  readonly first: LocalDate;
  /** Inclusive; null: until further notice. */
  readonly last: LocalDate | null;
  /** 1 = Monday … 7 = Sunday; empty: every day. */
  readonly weekdays: readonly number[];
  /** Local times `HH:mm` within which to work, an end before the start on the next day; null: a day off. */
  readonly hours: readonly [from: string, to: string] | null;
}

/** Whether a wish is about a local day. */
export const wishesOn = ({ first, last, weekdays }: RosterWish, day: LocalDate): boolean =>
  first <= day && (last === null || day <= last) && (weekdays.length === 0 || weekdays.includes(weekdayOf(day)));
