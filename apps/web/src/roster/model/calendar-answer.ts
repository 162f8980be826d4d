import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Option } from './read-units.rules';
import type { Shift } from './shift.rules';

/** The content of a reply; for a list that is null, the previous one stays valid. */
export interface CalendarAnswer {
  timeZone: string | null;
  shifts: readonly Shift[];
  resources: readonly StaffResource[] | null;
  businessUnits: readonly Option[] | null;
  orgUnits: readonly Option[] | null;
  workCenters: readonly Option[] | null;
  /** Number of people of the whole hotel that the account sees; null if the reply does not tell. */
  hotelPeople: number | null;
  appliedUnit: Option | null;
  appliedOrgUnit: Option | null;
  /** The cost places of departments that have one, by the id of the department. */
  costPlaces?: Readonly<Record<number, string>>;
  /** Number of records that are not valid events. */
  unreadable: number;
}
