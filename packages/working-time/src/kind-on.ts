import type { LocalDate } from '@horae/local-time/local-date';
import type { Contract } from './week';

/** What decides by which limits an employee works. */
export interface KindFacts {
  /** Whether the contract is for less than the full week. */
  readonly isPartTime: boolean;
  /** Pupils and students below eighteen have the limits of those below sixteen. */
  readonly isPupil: boolean;
  /** In a position of responsibility, declared as such. */
  readonly isResponsible: boolean;
  /** Null if unknown: then only a pupil is taken for a minor. */
  readonly birthDate: LocalDate | null;
}

/**
 * Returns the kind of contract by which a local day is judged. Age goes first: a minor has the limits of minors in any
 * position, until the day before the birthday. Law 1837/1989 art. 5; ministerial decision 113169/2023.
 */
export function kindOn({ isPartTime, isPupil, isResponsible, birthDate }: KindFacts, day: LocalDate): Contract['kind'] {
  const age = birthDate === null ? null : ageOn(birthDate, day);
  if (age === null ? isPupil : age < 16 || (isPupil && age < 18)) return 'minor';
  if (age !== null && age < 18) return 'youth';
  if (isResponsible) return 'exempt';
  return isPartTime ? 'part' : 'full';
}

/** Full years; somebody born on 29 February is a year older on 1 March of a common year. */
function ageOn(birthDate: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
