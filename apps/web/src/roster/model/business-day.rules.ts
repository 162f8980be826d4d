import type { DayAttribution } from '@horae/contract/core/session.contract';
import type { LocalDate, Zone } from '@horae/timeline';

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
  const midnight = zone.startOf(date);
  if (divide === 0) return midnight;
  const [first] = zone.instantsOf(date, divide);
  if (first !== undefined) return first;
  let [low, high] = [midnight, midnight + 86_400_000];
  const before = zone.offsetAt(low);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (zone.offsetAt(middle) === before) low = middle;
    else high = middle;
  }
  return high;
}
