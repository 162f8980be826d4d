import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { orthodoxEaster } from './orthodox-easter';
import type { Source } from './rule';

/** A public holiday that earns the premium: a day of every year, or counted from the Orthodox Easter. */
export interface Holiday {
  readonly name: string;
  /** `MM-DD`, or days after Easter Sunday. */
  readonly on: string | { readonly afterEaster: number };
  /** The first year in which it is mandatory. */
  readonly since?: number;
  /** Dates to which a decision moved it: by year. */
  readonly movedTo?: Readonly<Record<number, LocalDate>>;
  readonly source: Source;
}

/**
 * The mandatory holidays of a year, by date. A hotel adds its local ones (a patron saint's day) to the list, and its
 * administrator keeps `movedTo` up to date: the first of May is moved by decision when it meets a Sunday or Holy Week.
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
