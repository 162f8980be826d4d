import { addDays, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import type { DayItem } from './day-items.rules';
import { placeFields } from './place-fields';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { type DayWanted, entriesOn } from './replace-day.rules';

/** Days of people: every person with every day. */
export interface ChosenDays {
  people: readonly number[];
  dates: readonly LocalDate[];
  /** Given where single days were chosen, which need not be every person with every day. */
  cells?: readonly { employee: number; date: LocalDate }[];
}

/** Each chosen day of each person. */
export const chosenCells = ({ people, dates, cells }: ChosenDays) =>
  cells ?? people.flatMap((employee) => dates.map((date) => ({ employee, date })));

/**
 * What filling makes of chosen days: the first person's days go to the others, or everybody's first day to the other
 * days. If there is only one person or day, the one before it is the source.
 */
export function filledDays(
  now: PlanNow,
  { people, dates }: ChosenDays,
  to: 'down' | 'right',
  everybody: readonly number[],
  days: LocalDays,
): DayWanted[] {
  if (to === 'down') {
    const [source, targets] =
      people.length > 1 ? [people[0], people.slice(1)] : [personBefore(people[0]!, everybody), people];
    if (source === undefined) return [];
    return targets.flatMap((employee) =>
      dates.map((date) => ({ employee, date, items: itemsFor(now, source, date, date, days) })),
    );
  }
  const [source, targets] = dates.length > 1 ? [dates[0]!, dates.slice(1)] : [addDays(dates[0]!, -1), dates];
  return people.flatMap((employee) =>
    targets.map((date) => ({ employee, date, items: itemsFor(now, employee, source, date, days) })),
  );
}

const personBefore = (person: number, everybody: readonly number[]): number | undefined =>
  everybody[everybody.indexOf(person) - 1];

function itemsFor(now: PlanNow, employee: number, from: LocalDate, to: LocalDate, days: LocalDays): DayItem[] {
  return entriesOn(now, employee, from, days).map((entry) => itemOn(entry, from, to, days));
}

/** An item as another day would contain it. */
export function itemOn(entry: PlanEntry, from: LocalDate, to: LocalDate, days: LocalDays): DayItem {
  const { typeOfShift, allDay, start, end, breakMinutes, notes, leaveKind } = entry;
  const { skill, ...place } = placeFields(entry);
  // Another day off is not given for the same work.
  const compensatory = entry.compensates && { compensates: 'unknown' };
  const by = daysBetween(from, to);
  const at = (instant: number) => `${addDays(days.dateOf(instant), by)}T${days.clock(instant)}`;
  const times = allDay ? { start: `${to}T00:00`, end: `${addDays(to, 1)}T00:00` } : { start: at(start), end: at(end) };
  return { typeOfShift, ...times, breakMinutes, notes, leaveKind, ...compensatory, place, skill };
}
