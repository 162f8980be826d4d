import type { Option } from '@horae/contract/fields';
import type { FilteredRequest, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import type { EventFilters, EventRow } from './event-row';
import { readEvents } from './events';
import type { Period } from './period.rules';
import { withPrivateLeave } from './privacy.rules';
import { type ResourceFilters, readResources } from './resources';

/** The people and events of a calendar as read, before they are written in one of the two forms. */
export interface Board {
  timeZone: string;
  clock: HotelClock;
  resources: StaffResource[];
  events: EventRow[];
}

/** The company of the application must be the selected hotel. */
export function refuseOtherCompany({
  selectedApp,
  selectedHotel,
}: Pick<FilteredRequest, 'selectedApp' | 'selectedHotel'>): void {
  const company = selectedApp?.ErpCompanyId;
  if (company === undefined || company === selectedHotel) return;
  throw invalid('selectedApp.ErpCompanyId', 'This is not the selected hotel.');
}

export const today = (hotel: GrantedHotel) => hotelClock(hotel.timeZone).today();

/** The people in scope and their events, as much as the account may see of them; one more than `atMost` when there are more. */
export async function readBoard(
  db: Database,
  hotel: GrantedHotel,
  period: Period,
  scope: ResourceFilters,
  filters: EventFilters,
  atMost: number,
): Promise<Board> {
  const clock = hotelClock(hotel.timeZone);
  const isWholeHotel =
    hotel.scope.kind === 'hotel' &&
    Object.values(scope).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));
  const readingResources = readResources(db, hotel, scope, daysOf(hotel, period));
  const employeeIds = isWholeHotel ? undefined : (await readingResources).map((resource) => resource.employeeId);
  const [resources, found] = await Promise.all([
    readingResources,
    readEvents(db, hotel.companyId, period, { ...filters, employeeIds }, clock, atMost),
  ]);
  const listed = ofListed(found, resources);
  const events = hotel.mayApprove ? listed : withPrivateLeave(listed, hotel.self);
  return { timeZone: hotel.timeZone, clock, resources, events };
}

/** Without what is left of people who are not employed in the period. */
function ofListed(events: EventRow[], resources: StaffResource[]): EventRow[] {
  const listed = new Set(resources.map((resource) => resource.employeeId));
  return events.every((event) => listed.has(event.employeeId))
    ? events
    : events.filter((event) => listed.has(event.employeeId));
}

export function daysOf(hotel: GrantedHotel, period: Period): { first: string; last: string } {
  const clock = hotelClock(hotel.timeZone);
  return { first: clock.dayOf(period.from), last: clock.dayOf(period.to - 1) };
}

/** The employees and departments of the resources, as options. */
export function resourceOptions(resources: StaffResource[]): { employeeList: Option[]; departmentList: Option[] } {
  return {
    employeeList: resources.map(({ employeeId, title }) => ({ value: employeeId, label: title })),
    departmentList: resources.map(({ building_Id, department }) => ({ value: building_Id, label: department })),
  };
}
