import type { EarlierPlace, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';

/** Where and as what somebody is on a day of the loaded period; their row has where they are at its end. */
export const placeOn = (person: StaffResource, date: LocalDate): Omit<EarlierPlace, 'until'> =>
  person.earlier?.find(({ until }) => date < until) ?? person;
