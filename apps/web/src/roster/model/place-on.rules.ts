import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import type { EarlierPlace, LentTo, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Shift } from './shift.rules';

/** The department that has somebody on a day on which they are lent within the hotel. */
export const lentOn = ({ lent }: StaffResource, date: LocalDate): LentTo | undefined =>
  lent?.find(({ first, last }) => first <= date && date <= last);

/** Where and as what somebody is on a day of the loaded period; their row has where they are at its end. */
export const placeOn = (person: StaffResource, date: LocalDate): Omit<EarlierPlace, 'until'> =>
  person.earlier?.find(({ until }) => date < until) ?? person;

/** Where and as what a shift is worked, if not where and as what its person works on that day; on loan all of it is the host's. */
export const workedAt = ({ place, lentTo }: Pick<Shift, 'place' | 'lentTo'>): Partial<ShiftPlace> | undefined =>
  lentTo ? { ...place, departmentId: lentTo.building_Id, department: lentTo.department, costPlace: null } : place;

/** The name of the department in which a shift is worked, of its person where it has no place of its own. */
export const departmentOf = (shift: Pick<Shift, 'place' | 'lentTo'>, own: { department: string }): string =>
  workedAt(shift)?.department ?? own.department;
