import { instantText } from '@horae/local-time/instant-text';
import { dateOfDay, dayLength, type LocalDate, minute, wallTime } from '@horae/local-time/local-date';
import { readInstant } from '@horae/local-time/read-instant';
import { createZone } from '@horae/local-time/zone';

/** Converts between epoch seconds, as SQL has them, and a hotel's wall clock; days are `2026-11-16`. */
export interface HotelClock {
  /** ISO 8601 with the zone's offset at that second. */
  format(second: number): string;
  /** The second at which a day begins: its midnight, or the clock change that skipped it. */
  startOf(day: LocalDate): number;
  /** The second of a wall-clock time in minutes from midnight (may exceed 24 h); a skipped time counts as later. */
  at(day: LocalDate, minutes: number): number;
  /** The second at which the working day begins, `divide` minutes after midnight, or the clock change that skips it. */
  dayStart(day: LocalDate, divide: number): number;
  /** The day of a second; with `divide` the working day by the wall clock, like `day_divide` in the database. */
  dayOf(second: number, divide?: number): LocalDate;
  today(): LocalDate;
}

export function hotelClock(timeZone: string): HotelClock {
  const zone = createZone(timeZone);
  return {
    format: (second) => instantText(second * 1000, zone),
    startOf: (day) => zone.startOf(day) / 1000,
    at: (day, minutes) => zone.instantAt(wallTime(day, minutes), 'later') / 1000,
    dayStart: (day, divide) => zone.instantAt(wallTime(day, divide)) / 1000,
    dayOf(second, divide = 0) {
      const wall = second * 1000 + zone.offsetAt(second * 1000);
      return dateOfDay(Math.floor((wall - divide * minute) / dayLength));
    },
    today: () => zone.dateAt(Date.now()),
  };
}

/** The second that a text names: a local day (its beginning), a local date-time, or one with an offset. Throws a RangeError for any other. */
export function secondOf(moment: string, timeZone: string): number {
  return readInstant(moment, createZone(timeZone)) / 1000;
}
