import type { EarlierPlace, LentTo, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';

/** The department that has somebody on a day on which they are lent within the hotel. */
export const lentOn = ({ lent }: StaffResource, date: LocalDate): LentTo | undefined =>
  lent?.find(({ first, last }) => first <= date && date <= last);

/** Where and as what somebody is on a day of the loaded period; their row has where they are at its end. */
export const placeOn = (person: StaffResource, date: LocalDate): Omit<EarlierPlace, 'until'> =>
  person.earlier?.find(({ until }) => date < until) ?? person;
