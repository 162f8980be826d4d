import { addDays, dateOfDay, dayLength, type LocalDate } from '@horae/local-time/local-date';

/** The days that move with Orthodox Easter, as dates of the Gregorian calendar. */
export interface EasterDays {
  readonly orthodoxEaster: LocalDate;
  readonly cleanMonday: LocalDate;
  readonly goodFriday: LocalDate;
  readonly easterMonday: LocalDate;
  readonly whitMonday: LocalDate;
}

/**
 * Returns Easter Sunday by Meeus' Julian algorithm, converted to the Gregorian calendar. Valid for years after 1582.
 */
export function orthodoxEaster(year: number): LocalDate {
  const golden = year % 19;
  const moon = (19 * golden + 15) % 30;
  const weekday = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const fromMarch = moon + weekday + 114;
  const julian = Date.UTC(year, Math.floor(fromMarch / 31) - 1, (fromMarch % 31) + 1) / dayLength;
  const century = Math.floor(year / 100);
  return addDays(dateOfDay(julian), century - Math.floor(century / 4) - 2);
}

/** Returns the days of a year that move with Orthodox Easter. Valid for years after 1582. */
export function easterDays(year: number): EasterDays {
  const easter = orthodoxEaster(year);
  return {
    orthodoxEaster: easter,
    cleanMonday: addDays(easter, -48),
    goodFriday: addDays(easter, -2),
    easterMonday: addDays(easter, 1),
    whitMonday: addDays(easter, 50),
  };
}
