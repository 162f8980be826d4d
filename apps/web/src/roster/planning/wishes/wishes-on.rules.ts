import type { RosterWish } from '@horae/contract/scheduling/roster-wishes.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { wishesOn } from '@horae/working-time';

/** The wishes of a person for a day. */
export const wishesFor = (wishes: readonly RosterWish[] | undefined, employee: number, date: LocalDate): RosterWish[] =>
  (wishes ?? []).filter(
    ({ employeeId, firstDay: first, lastDay: last, weekdays }) =>
      employeeId === employee && wishesOn({ first, last, weekdays, hours: null }, date),
  );

/** What is wished for on which days of those on screen, a line for each day of a person. */
export function wishedDays(
  wishes: readonly RosterWish[],
  dates: readonly LocalDate[],
): { employeeId: number; date: LocalDate; wishes: RosterWish[] }[] {
  const people = [...new Set(wishes.map(({ employeeId }) => employeeId))];
  return people.flatMap((employeeId) => {
    const own = wishes.filter((wish) => wish.employeeId === employeeId);
    return dates
      .map((date) => ({ employeeId, date, wishes: wishesFor(own, employeeId, date) }))
      .filter((day) => day.wishes.length > 0);
  });
}
