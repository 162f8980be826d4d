import type { Option } from '@horae/contract/fields';
import type { FilteredRequest, MonthRequest, StaffResource } from '@horae/contract/stafftimer.contract';
import { Temporal } from 'temporal-polyfill';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { type EventFilters, type EventRow, readEvents } from './events';
import { monthPeriod, type Period, requestedPeriod } from './period.rules';
import { withPrivateLeave } from './privacy.rules';
import { type ResourceFilters, readResources } from './resources';
import { chooseUnits, readUnits, type UnitChoice, type Units } from './units';

/** The people and events of a calendar as read, before they are written in one of the two forms. */
export interface Board {
  timeZone: string;
  clock: HotelClock;
  resources: StaffResource[];
  events: EventRow[];
}

export interface Calendar extends Board {
  units: Omit<Units, 'failure'>;
}

/** A calendar that cannot be shown, with the sentence for the user: HTTP 200 and `success: false` on the wire. */
export interface CalendarFailure {
  errorMessage: string;
}

/** What a call asks for once its hotel, period and defaults are known: equal questions have equal answers. */
export interface CalendarQuestion {
  hotel: GrantedHotel;
  period: Period;
  units: UnitChoice;
  firstUnit: boolean;
  resources: Omit<ResourceFilters, keyof UnitChoice>;
  events: EventFilters;
}

export const noAccess: CalendarFailure = {
  errorMessage: 'No user access to calendar, please try login again.',
};

const tooMany: CalendarFailure = { errorMessage: 'Too many events, please narrow the filters.' };

/** #7: one month of one business unit, the first by label when none is chosen. */
export function monthQuestion(hotel: GrantedHotel, body: MonthRequest): CalendarQuestion {
  return {
    hotel,
    period: monthPeriod(body.month, body.year, hotel.timeZone, today(hotel)),
    units: { businessUnit: body.businessUnit, orgUnit: body.orgUnit, workCenter: body.workCenter },
    firstUnit: true,
    resources: {},
    events: { erganiFlag: body.erganiFlag ?? false },
  };
}

/** #8: any period of the whole hotel, narrowed by what is given. */
export function filteredQuestion(hotel: GrantedHotel, body: FilteredRequest): CalendarQuestion {
  const { businessUnit, orgUnit, workCenter, ...filters } = body.filters ?? {};
  const { departmentGroups, departments, employees, programTypes } = filters;
  const { calendars = [3000], typesOfShift, showOvertimes = true, erganiFlag = false } = filters;
  return {
    hotel,
    period: requestedPeriod(body, hotel.timeZone, today(hotel)),
    units: { businessUnit, orgUnit, workCenter },
    firstUnit: false,
    resources: { departmentGroups, departments, employees, programTypes },
    events: { calendars, typesOfShift, showOvertimes, erganiFlag },
  };
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

export const today = (hotel: GrantedHotel) => Temporal.Now.plainDateISO(hotel.timeZone);

/** Reads the calendar that a question asks for; more than `atMost` events is a failure. */
export async function readCalendar(
  db: Database,
  question: CalendarQuestion,
  atMost: number,
): Promise<Calendar | CalendarFailure> {
  const { hotel, period } = question;
  const seen = await readUnits(db, hotel, daysOf(hotel, period).last);
  const { failure, ...units } = chooseUnits(seen, question.units, question.firstUnit);
  if (failure) return { errorMessage: failure };
  const scope: ResourceFilters = {
    ...question.resources,
    businessUnit: units.selectedBusAndOrgUnit.businessUnit?.value,
    orgUnit: units.selectedBusAndOrgUnit.orgUnit?.value,
    workCenter: question.units.workCenter,
  };
  const board = await readBoard(db, hotel, period, scope, question.events, atMost);
  return board.events.length > atMost ? tooMany : { ...board, units };
}

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
