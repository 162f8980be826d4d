import { dateOfDay, dayLength } from '@horae/local-time/local-date';

/** Returns the day (UTC) a number of days after `now` (before it if negative), as `YYYY-MM-DD`. */
export function dayFrom(now: Date, days: number): string {
  return dateOfDay(Math.floor(now.getTime() / dayLength) + days);
}

/** Returns a time (`07:30`, UTC) on the day a number of days after `now`. */
export function momentFrom(now: Date, days: number, time: string): string {
  return `${dayFrom(now, days)}T${time}:00.000Z`;
}
