import type { PlanState } from '@horae/contract/scheduling/plan-drafts';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Stay } from '@horae/contract/scheduling/stays';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Board } from '../../model/board.rules';
import { placeOn } from '../../model/place-on.rules';

/** A person with where and as what they belong on the days of the plan, if that changes on or after them. */
type PlannedPerson = StaffResource & { stays?: readonly Stay[] };

/** The board on which the people who move, or get another job, have their places of each day. */
export function withStays(board: Board, stays: PlanState['stays']): Board {
  if (!stays) return board;
  const staysOf = new Map(stays.map((one) => [one.employeeId, one.stays]));
  return {
    ...board,
    resources: board.resources.map((person): PlannedPerson => {
      const own = staysOf.get(person.employeeId);
      return own ? { ...person, stays: own } : person;
    }),
  };
}

/** A person with the place and the job of a day; without it, they are those of the end of the loaded period. */
export function personOn(person: PlannedPerson, date: LocalDate): StaffResource {
  const stay = stayOn(person.stays, date);
  if (!stay) return person.earlier ? { ...person, ...placeOn(person, date) } : person;
  const { departmentId, department, workCentreId, workCentre, jobTitle } = stay;
  return {
    ...person,
    building_Id: departmentId,
    department,
    workCenterId: workCentreId,
    workCenter: workCentre,
    jobTitle,
  };
}

/** Every department to which a person belongs on the days of the plan. */
export const departmentsOf = ({ stays, building_Id }: PlannedPerson): readonly number[] =>
  stays ? stays.map(({ departmentId }) => departmentId) : [building_Id];

/** The last that began by a day; the first one holds before it. */
export const stayOn = <S extends { from: string }>(stays: readonly S[] | undefined, date: LocalDate): S | undefined =>
  stays?.findLast(({ from }) => from <= date) ?? stays?.[0];
