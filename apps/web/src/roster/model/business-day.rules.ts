import type { DayAttribution } from '@horae/contract/core/user-data';
import { dateOfDay, dayLength, type LocalDate, minute, wallTime } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';

/** The day that a shift's hours count to: its first, its last, the one with most of it, or split by calendar day. */
export interface BusinessDay {
  attribution: DayAttribution;
  /** Minutes after midnight at which a working day starts. */
  divide: number;
}

export const calendarDay: BusinessDay = { attribution: 'split', divide: 0 };

/** The hotel's settings; calendar days by default. */
export function businessDayOf(hotel: { dayAttribution?: DayAttribution; dayDivide?: number }): BusinessDay {
  return { attribution: hotel.dayAttribution ?? calendarDay.attribution, divide: hotel.dayDivide ?? 0 };
}

/** Returns the instant at which a date's working day starts; if a clock change skips it, the instant of the change. */
export function businessStart(zone: Zone, date: LocalDate, { divide }: BusinessDay): number {
  return zone.instantAt(wallTime(date, divide));
}

/** Returns the working day of an instant by the wall clock, as the server dates what it finds. */
export function businessDateOf(zone: Zone, instant: number, { divide }: BusinessDay): LocalDate {
  return dateOfDay(Math.floor((instant + zone.offsetAt(instant) - divide * minute) / dayLength));
}
