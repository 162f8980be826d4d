import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { placeOn } from './place-on.rules';

type Resources = readonly StaffResource[];

/** Whether somebody belongs to the calendar on a day: to its departments or unit, as far as they are chosen or seen. */
export const isListedOn = ({ listed }: StaffResource, date: LocalDate): boolean =>
  !listed || listed.some(({ since, until }) => (!since || since <= date) && (!until || date < until));

const known = new WeakMap<Resources, { dates: readonly LocalDate[]; placed: Resources }>();

/** People with their places of the last of these days on which they are listed; who is listed on none is left out. */
export function placedIn(resources: Resources, dates: readonly LocalDate[]): Resources {
  const before = known.get(resources);
  if (before?.dates === dates) return before.placed;
  const placed = resources.some(({ earlier, listed }) => earlier || listed)
    ? resources.flatMap((person) => {
        const last = dates.findLast((date) => isListedOn(person, date));
        return last === undefined ? [] : person.earlier ? Object.assign({}, person, placeOn(person, last)) : person;
      })
    : resources;
  known.set(resources, { dates, placed });
  return placed;
}
