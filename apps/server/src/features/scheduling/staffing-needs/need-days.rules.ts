import { addDays } from '@horae/local-time/local-date';

/** Days from one to another, both inclusive; without an end if the last is null. */
export interface Validity {
  firstDay: string;
  lastDay: string | null;
}

export const isAfter = (day: string, other: string): boolean => day > other;

/** Whether two validities have a day in common. */
export const sharesDays = (a: Validity, b: Validity): boolean =>
  (b.lastDay === null || a.firstDay <= b.lastDay) && (a.lastDay === null || b.firstDay <= a.lastDay);

/** Whether two choices of weekdays have one in common; single days have none. */
export const sharesWeekday = (a: readonly number[] | null, b: readonly number[] | null): boolean =>
  a === null || b === null || a.some((weekday) => b.includes(weekday));

/** What remains of a validity before a day; null if nothing does. */
export const endedBefore = <V extends Validity>(one: V, day: string): V | null =>
  one.firstDay >= day ? null : { ...one, lastDay: earlier(one.lastDay, addDays(day, -1)) };

const earlier = (day: string | null, other: string): string => (day === null || day > other ? other : day);
