import type { Option } from '@horae/contract/fields';
import type { FilteredRequest, StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import type { EventFilters, EventRow } from './event-row';
import { chooseEvents, readEvents } from './events';
import type { HotelDays, RosterSource } from './kept-days';
import { isItemOn, listedOn } from './listed-on.rules';
import type { Period } from './period.rules';
import { beforePrivacy, withPrivateLeave } from './privacy.rules';
import { type ResourceFilters, readResources } from './resources';

// A month as calendars show it, including the adjacent days.
const longestKept = 45 * 86_400;

/** The employees and events of a calendar as read, before they are written in one of the two forms. */
export interface Board {
  timeZone: string;
  clock: HotelClock;
  resources: readonly StaffResource[];
  events: readonly EventRow[];
}

/** Throws unless the company of the application is the selected hotel. */
export function refuseOtherCompany({
  selectedApp,
  selectedHotel,
}: Pick<FilteredRequest, 'selectedApp' | 'selectedHotel'>): void {
  const company = selectedApp?.ErpCompanyId;
  if (company === undefined || company === selectedHotel) return;
  throw invalid('selectedApp.ErpCompanyId', 'This is not the selected hotel.');
}

export const today = (hotel: GrantedHotel) => hotelClock(hotel.timeZone).today();

/** Reads the employees in scope and their events as the account may see them; at most one event more than `atMost`. */
export async function readBoard(
  source: RosterSource,
  hotel: GrantedHotel,
  period: Period,
  scope: ResourceFilters,
  filters: EventFilters,
  atMost: number,
): Promise<Board> {
  const clock = hotelClock(hotel.timeZone);
  const read = beforePrivacy(filters, hotel);
  const { resources, events: found } =
    (await keptDays(source, hotel, period, scope, read)) ??
    (await readDays(source.db, hotel, period, scope, read, atMost));
  const seen = withPrivateLeave(ofListed(found, resources, clock), hotel);
  return { timeZone: hotel.timeZone, clock, resources, events: chooseEvents(seen, period, filters) };
}

/** Returns the employees in scope, and the events of the hotel's whole days if they are cached or worth caching. */
async function keptDays(
  { db, days: kept, version }: RosterSource,
  hotel: GrantedHotel,
  period: Period,
  scope: ResourceFilters,
  filters: EventFilters,
): Promise<HotelDays | null> {
  const days = daysOf(hotel, period);
  const wanted = { companyId: hotel.companyId, days, withDeclared: filters.erganiFlag ?? false };
  if (!isWholeHotel(hotel, scope)) {
    const found = await kept.find(wanted, version);
    return found && { events: found.events, resources: await readResources(db, hotel, scope, days) };
  }
  if (period.to - period.from > longestKept) return null;
  const clock = hotelClock(hotel.timeZone);
  const wholeDays = { from: clock.startOf(days.first), to: clock.startOf(addDays(days.last, 1)) };
  const { erganiFlag } = filters;
  return kept.read(wanted, version, (most) => readDays(db, hotel, wholeDays, scope, { erganiFlag }, most));
}

async function readDays(
  db: Database,
  hotel: GrantedHotel,
  period: Period,
  scope: ResourceFilters,
  filters: EventFilters,
  atMost: number,
): Promise<HotelDays> {
  const readingResources = readResources(db, hotel, scope, daysOf(hotel, period));
  const employeeIds = isWholeHotel(hotel, scope)
    ? undefined
    : (await readingResources).map((resource) => resource.employeeId);
  const readingEvents = readEvents(
    db,
    hotel.companyId,
    period,
    { ...filters, employeeIds },
    hotelClock(hotel.timeZone),
    atMost,
  );
  const [resources, events] = await Promise.all([readingResources, readingEvents]);
  return { resources, events };
}

const isWholeHotel = (hotel: GrantedHotel, scope: ResourceFilters) =>
  hotel.scope.kind === 'hotel' &&
  Object.values(scope).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));

/** Drops events of employees who are not employed in the period, and those of days on which somebody is not listed. */
function ofListed(
  events: readonly EventRow[],
  resources: readonly StaffResource[],
  clock: HotelClock,
): readonly EventRow[] {
  const isOn = listedOn(resources);
  const cut = new Set(resources.flatMap(({ employeeId, listed }) => (listed ? [employeeId] : [])));
  const known = new Set(resources.map(({ employeeId }) => employeeId));
  const isListed = (event: EventRow) =>
    cut.has(event.employeeId) ? isItemOn(isOn, daysOfEvent(event, clock)) : known.has(event.employeeId);
  return events.every(isListed) ? events : events.filter(isListed);
}

const daysOfEvent = ({ employeeId, allDay, start, end }: EventRow, clock: HotelClock) => ({
  employeeId,
  allDay,
  firstDay: clock.dayOf(start),
  lastDay: clock.dayOf(end - 1),
});

export function daysOf(hotel: GrantedHotel, period: Period): { first: string; last: string } {
  const clock = hotelClock(hotel.timeZone);
  return { first: clock.dayOf(period.from), last: clock.dayOf(period.to - 1) };
}

/** Returns the employees and departments of the resources as options. */
export function resourceOptions(resources: readonly StaffResource[]): {
  employeeList: Option[];
  departmentList: Option[];
} {
  return {
    employeeList: resources.map(({ employeeId, title }) => ({ value: employeeId, label: title })),
    departmentList: resources.map(({ building_Id, department }) => ({ value: building_Id, label: department })),
  };
}
