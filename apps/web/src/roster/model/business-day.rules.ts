import type { DayAttribution } from '@horae/contract/core/session.contract';
import { type LocalDate, wallTime } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';

/** To which day the hours of a shift count: its first, its last, that with most of it, or each where it lies. */
export interface BusinessDay {
  attribution: DayAttribution;
  /** Minutes after midnight at which a working day begins. */
  divide: number;
}

export const calendarDay: BusinessDay = { attribution: 'split', divide: 0 };

/** What the hotel has set; what it has not, is as on the wall calendar. */
export function businessDayOf(hotel: { dayAttribution?: DayAttribution; dayDivide?: number }): BusinessDay {
  return { attribution: hotel.dayAttribution ?? calendarDay.attribution, divide: hotel.dayDivide ?? 0 };
}

/** The instant at which the working day of a date begins. Where the clock jumps over it, the instant of the jump. */
export function businessStart(zone: Zone, date: LocalDate, { divide }: BusinessDay): number {
  return zone.instantAt(wallTime(date, divide));
}
