import type { LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import type { DayItem } from './day-items.rules';
import { isLeaveType } from './day-text.rules';
import { type ChosenDays, itemOn } from './fill-days.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { type DayWanted, entriesOn } from './replace-day.rules';

/** All that two people have on the days, or only their shifts: then each keeps the days off on which no shift comes. */
export type SwapPart = 'days' | 'shifts';

export interface Swap {
  people: readonly [number, number];
  dates: readonly LocalDate[];
  part: SwapPart;
  /** Where somebody belongs who worked at home, for another person who belongs elsewhere. */
  homeOf: (from: number, to: number, date: LocalDate) => number | null;
}

/** Whether a day can be swapped: leave is the person’s own. */
export const isSwappable = (
  now: PlanNow,
  { people }: Pick<Swap, 'people'>,
  date: LocalDate,
  days: LocalDays,
): boolean =>
  people.every((one) => !entriesOn(now, one, date, days).some(({ typeOfShift }) => isLeaveType(typeOfShift)));

/** What two people have on the same days, exchanged; each works where the other would have. */
export function swappedDays(now: PlanNow, swap: Swap, days: LocalDays): DayWanted[] {
  const { people, dates, part, homeOf } = swap;
  return dates
    .filter((date) => isSwappable(now, swap, date, days))
    .flatMap((date) =>
      people.map((employee, at) => {
        const other = people[1 - at]!;
        const home = homeOf(other, employee, date);
        const [own, theirs] = [employee, other].map((one) => entriesOn(now, one, date, days));
        const items = receivedOf(own!, theirs!, part).map((entry) => itemOf(entry, home, date, days));
        return { employee, date, items };
      }),
    );
}

/** The days of a swap that people have chosen: two people, with all of the days or some of each. */
export function swapOf({ people, dates, cells }: ChosenDays): Pick<Swap, 'people' | 'dates'> | null {
  const [one, other, ...more] = people;
  if (one === undefined || other === undefined || more.length > 0) return null;
  const own = cells ? dates.filter((date) => cells.some((cell) => cell.date === date)) : dates;
  return { people: [one, other], dates: own };
}

function receivedOf(own: readonly PlanEntry[], theirs: readonly PlanEntry[], part: SwapPart): readonly PlanEntry[] {
  if (part === 'days') return theirs;
  const shifts = theirs.filter(({ allDay }) => !allDay);
  return shifts.length > 0 ? shifts : own.filter(({ allDay }) => allDay);
}

function itemOf(entry: PlanEntry, home: number | null, date: LocalDate, days: LocalDays): DayItem {
  const isAtHome = entry.departmentId === null && !entry.allDay;
  return itemOn(isAtHome ? { ...entry, departmentId: home } : entry, date, date, days);
}
