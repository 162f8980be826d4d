import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { type Board, byStart } from '#roster/model/board.rules';
import type { Shift } from '#roster/model/shift.rules';

/** Merges the boards of two months: the people and shifts of both, and the lists of the later one, which begins on `border`. */
export function mergeMonths(earlier: Board, later: Board, border: LocalDate): Board {
  const shiftsOf = new Map(earlier.shiftsOf);
  for (const [employee, shifts] of later.shiftsOf) {
    const own = shiftsOf.get(employee);
    shiftsOf.set(employee, own ? mergeShifts(own, shifts) : shifts);
  }
  return {
    ...later,
    resources: mergePeople(earlier.resources, later.resources, border),
    shiftsOf,
    unreadable: earlier.unreadable + later.unreadable,
  };
}

const merged = new WeakMap<readonly Shift[], { other: readonly Shift[]; both: readonly Shift[] }>();

/** One across the border is in both replies and kept once. */
function mergeShifts(a: readonly Shift[], b: readonly Shift[]): readonly Shift[] {
  const before = merged.get(a);
  if (before?.other === b) return before.both;
  const known = new Set(a.map(({ id }) => id));
  const both = [...a, ...b.filter(({ id }) => !known.has(id))].sort(byStart);
  merged.set(a, { other: b, both });
  return both;
}

type People = readonly StaffResource[];

function mergePeople(earlier: People, later: People, border: LocalDate): People {
  const before = new Map(earlier.map((person) => [person.employeeId, person]));
  const changes = ({ listed, lent }: StaffResource) => listed !== undefined || lent !== undefined;
  const people = [...earlier, ...later].some(changes)
    ? later.map((person) => mergePerson(before.get(person.employeeId), person, border))
    : later;
  for (const { employeeId } of later) before.delete(employeeId);
  return before.size > 0 ? [...people, ...before.values()] : people;
}

const always = [{ since: null, until: null }];

/** Each month tells of its own days alone: on which of them somebody is listed, or on loan within the hotel. */
function mergePerson(before: StaffResource | undefined, person: StaffResource, border: LocalDate): StaffResource {
  if (!before) return person;
  const { listed = always, lent = [] } = before;
  const known = new Set(lent.map(({ first }) => first));
  const isCut = before.listed || person.listed;
  const loans = [...lent, ...(person.lent ?? []).filter(({ first }) => !known.has(first))];
  return {
    ...person,
    ...(isCut && {
      listed: [
        ...listed.map(({ since, until }) => ({ since, until: until ?? border })),
        ...(person.listed ?? always).map(({ since, until }) => ({ since: since ?? border, until })),
      ],
    }),
    ...(loans.length > 0 && { lent: loans }),
  };
}
