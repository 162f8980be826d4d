import { dateOfDay, dayLength } from '@horae/local-time/local-date';

/** The day (UTC) so many days after that of `now` (before it, when negative), as `YYYY-MM-DD`. */
export function dayFrom(now: Date, days: number): string {
  return dateOfDay(Math.floor(now.getTime() / dayLength) + days);
}

/** A time (`07:30`, UTC) of the day so many days after that of `now`. */
export function momentFrom(now: Date, days: number, time: string): string {
  return `${dayFrom(now, days)}T${time}:00.000Z`;
}
