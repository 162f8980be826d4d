import type { DayAttribution } from '@horae/contract/core/user-data';
import { addDays, datesFrom, type LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { Period } from '@horae/timeline';
import { type BusinessDay, businessStart, calendarDay } from './business-day.rules';

/** The days of a period with their start instants; `starts` has one more entry, the end of the last day. */
export interface DayRange {
  dates: readonly LocalDate[];
  starts: readonly number[];
  start: number;
  end: number;
  /** The same days as used for counting hours. */
  hours: HourDays;
}

export interface HourDays {
  dates: readonly LocalDate[];
  starts: readonly number[];
  attribution: DayAttribution;
}

const made = new Map<string, DayRange>();
const mostMade = 100;

/** Returns the days of a period; cached, so equal arguments give the same object and dependent caches stay valid. */
export function dayRange(zone: Zone, period: Period, business: BusinessDay = calendarDay): DayRange {
  const { attribution, divide } = business;
  const key = `${zone.id} ${period.start} ${period.days} ${attribution} ${divide}`;
  const range = made.get(key) ?? makeRange(zone, period, business);
  if (made.size >= mostMade) made.clear();
  made.set(key, range);
  return range;
}

function makeRange(zone: Zone, { start, days }: Period, business: BusinessDay): DayRange {
  const dates = datesFrom(start, days);
  const edges = [...dates, addDays(start, days)];
  const starts = edges.map((date) => zone.startOf(date));
  const ofHours = business.divide === 0 ? starts : edges.map((date) => businessStart(zone, date, business));
  const hours = { dates, starts: ofHours, attribution: business.attribution };
  return { dates, starts, start: starts[0]!, end: starts[days]!, hours };
}

/** Returns every month that a period touches, `2025-06`. */
export function monthsOf({ start, days }: Period): string[] {
  return [...new Set(datesFrom(start, days).map((date) => date.slice(0, 7)))];
}
