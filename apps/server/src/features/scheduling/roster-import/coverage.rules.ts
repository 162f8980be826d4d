import { isShift, type RowEntry } from './entries';
import type { PlannedLeave } from './stored-plan';

/** The people and days for which a file says everything, so that what it leaves out is taken off. */
export interface Coverage {
  people: readonly number[];
  days: readonly string[];
  coversOnCall: boolean;
  coversLeave: (leave: PlannedLeave) => boolean;
  /** Whether it covers a day of this person; null if what is there stays. */
  of: (employeeId: number) => ((day: string) => boolean) | null;
}

/** A file that takes nothing off. */
export const noCoverage: Coverage = {
  people: [],
  days: [],
  coversOnCall: false,
  coversLeave: () => false,
  of: () => null,
};

/** A grid covers each day of its head for each person in it; it cannot say that somebody is on call. */
export function gridCoverage(people: readonly number[], days: readonly string[]): Coverage {
  const covered = new Set(days);
  const isCovered = (day: string) => covered.has(day);
  const known = new Set(people);
  return {
    people,
    days,
    coversOnCall: false,
    coversLeave: () => true,
    of: (employeeId) => (known.has(employeeId) ? isCovered : null),
  };
}

/**
 * A list covers all days from its first to its last for each person in it. Days off and leave are covered only if it has
 * such rows at all.
 */
export function listCoverage(
  people: readonly number[],
  entries: readonly RowEntry[],
  dayOf: (second: number) => string,
): Coverage {
  const days = entries.flatMap((entry) => (isShift(entry) ? [dayOf(entry.start)] : [entry.firstDay, entry.lastDay]));
  const first = days.reduce((least, one) => (one < least ? one : least), '9999');
  const last = days.reduce((most, one) => (one > most ? one : most), '');
  const isDayOff = new Set(entries.flatMap((entry) => (isShift(entry) ? [] : [entry.type === 'DayOff'])));
  const known = new Set(people);
  const isCovered = (day: string) => first <= day && day <= last;
  return {
    people,
    days: days.length > 0 ? [first, last] : [],
    coversOnCall: true,
    coversLeave: ({ type }) => isDayOff.has(type === 'DayOff'),
    of: (employeeId) => (known.has(employeeId) ? isCovered : null),
  };
}
