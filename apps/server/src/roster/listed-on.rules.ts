import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';

export type DaysListed = NonNullable<StaffResource['listed']>[number];

/** Whether somebody belongs to a calendar or a plan on a local day, or on one of the days from `first` to `last`. */
export type ListedOn = (employeeId: number, first: string, last?: string) => boolean;

/** Who is not among these people is on none of the days. */
export function listedOn(people: readonly Pick<StaffResource, 'employeeId' | 'listed'>[]): ListedOn {
  const daysOf = new Map(people.map(({ employeeId, listed }) => [employeeId, listed ?? null]));
  return (employeeId, first, last = first) => {
    const days = daysOf.get(employeeId);
    if (days === undefined) return false;
    return days === null || days.some(({ since, until }) => (!since || since <= last) && (!until || first < until));
  };
}

/** A finding about shifts belongs to their day; one about a week or more is for everybody who plans in it. */
export const isFindingOn =
  (isOn: ListedOn) =>
  ({ employeeId, day, shifts }: { employeeId: number; day: string; shifts: readonly number[] }): boolean =>
    shifts.length === 0 || isOn(employeeId, day);

interface Item {
  employeeId: number;
  allDay: boolean;
  firstDay: string;
  lastDay: string;
}

/** Work belongs to the day on which it begins, leave and days off to each of theirs. */
export const isItemOn = (isOn: ListedOn, { employeeId, allDay, firstDay, lastDay }: Item): boolean =>
  isOn(employeeId, firstDay, allDay ? lastDay : firstDay);
