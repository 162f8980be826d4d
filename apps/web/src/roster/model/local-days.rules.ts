import { clockText } from '@horae/local-time/instant-text';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import { type BusinessDay, calendarDay } from './business-day.rules';

/** Dates and wall times of instants in one time zone. */
export interface LocalDays {
  readonly zone: Zone;
  /** How hours count to days; it does not affect `dateOf` and `clock`. */
  readonly business: BusinessDay;
  dateOf(instant: number): LocalDate;
  startOf(date: LocalDate): number;
  /** `07:30` */
  clock(instant: number): string;
}

const made = new Map<string, LocalDays>();

/** Returns the days of a zone; the same object for the same zone and working day. */
export function localDays(zone: Zone, business: BusinessDay = calendarDay): LocalDays {
  const key = `${zone.id} ${business.attribution} ${business.divide}`;
  let days = made.get(key);
  if (!days) {
    days = { zone, business, dateOf: zone.dateAt, startOf: zone.startOf, clock: (instant) => clockText(instant, zone) };
    made.set(key, days);
  }
  return days;
}
