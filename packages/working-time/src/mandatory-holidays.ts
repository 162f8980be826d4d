import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { orthodoxEaster } from './orthodox-easter';
import type { Source } from './rule';

/** A public holiday that earns the premium: on a fixed day of the year, or relative to Orthodox Easter. */
export interface Holiday {
  readonly name: string;
  /** `MM-DD`, or the number of days after Easter Sunday. */
  readonly on: string | { readonly afterEaster: number };
  /** The first year in which it is mandatory. */
  readonly since?: number;
  /** Dates to which a ministerial decision moved the holiday, by year. */
  readonly movedTo?: Readonly<Record<number, LocalDate>>;
  readonly source: Source;
}

/**
 * Returns the mandatory holidays of a year, sorted by date. A hotel adds local ones (a patron saint's day) to the list,
 * and its administrator keeps `movedTo` up to date: 1 May is moved by decision if it falls on a Sunday or in Holy Week.
 */
export function mandatoryHolidays(
  year: number,
  holidays: readonly Holiday[],
): { readonly date: LocalDate; readonly name: string }[] {
  return holidays
    .filter(({ since }) => since === undefined || since <= year)
    .map(({ name, on, movedTo }) => ({ name, date: movedTo?.[year] ?? dateIn(year, on) }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

function dateIn(year: number, on: Holiday['on']): LocalDate {
  return typeof on === 'string' ? `${year}-${on}` : addDays(orthodoxEaster(year), on.afterEaster);
}
