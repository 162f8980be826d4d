import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Board } from './board.rules';
import type { LocalDays } from './local-days.rules';
import { lentOn } from './place-on.rules';
import type { Shift } from './shift.rules';

const marked = new WeakMap<readonly Shift[], { lent: StaffResource['lent']; shifts: readonly Shift[] }>();

/** The shifts of a person; those on days of a loan within the hotel carry the department that has the person. */
export function lentShifts(
  shifts: readonly Shift[],
  person: StaffResource,
  { dateOf }: Pick<LocalDays, 'dateOf'>,
): readonly Shift[] {
  const { lent } = person;
  if (!lent) return shifts;
  const known = marked.get(shifts);
  if (known?.lent === lent) return known.shifts;
  const seen = shifts.map((shift) => {
    const host = shift.allDay ? undefined : lentOn(person, dateOf(shift.start));
    return host ? { ...shift, lentTo: host } : shift;
  });
  marked.set(shifts, { lent, shifts: seen });
  return seen;
}

/** The board with the shifts of people on loan within the hotel as `lentShifts` has them. */
export function withLoans(board: Board, days: LocalDays): Board {
  const lent = board.resources.filter((person) => person.lent);
  if (lent.length === 0) return board;
  const shiftsOf = new Map(board.shiftsOf);
  for (const person of lent) {
    const shifts = shiftsOf.get(person.employeeId);
    if (shifts) shiftsOf.set(person.employeeId, lentShifts(shifts, person, days));
  }
  return { ...board, shiftsOf };
}
