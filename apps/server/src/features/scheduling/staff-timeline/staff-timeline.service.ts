import type { FilteredRequest, MonthRequest } from '@horae/contract/scheduling/staff-timeline.contract';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type Board, daysOf, readBoard, today } from '#roster/board';
import type { EventFilters } from '#roster/event-row';
import type { RosterSource } from '#roster/kept-days';
import { monthPeriod, type Period, requestedPeriod } from '#roster/period.rules';
import { type ResourceFilters, readResources } from '#roster/resources';
import { chooseUnits, readUnits, type UnitChoice, type Units } from '#roster/units';

export interface Calendar extends Board {
  units: Omit<Units, 'failure'>;
}

/** A calendar that cannot be shown, with a sentence for the user: HTTP 200 and `success: false` on the wire. */
export interface CalendarFailure {
  errorMessage: string;
}

/** A request once its hotel, period and defaults are resolved: equal questions have equal answers. */
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

/** #7: one month of one business unit, by default the first by label; our own screens ask for the whole hotel. */
export function monthQuestion(hotel: GrantedHotel, body: MonthRequest): CalendarQuestion {
  return {
    hotel,
    period: monthPeriod(body.month, body.year, hotel.timeZone, today(hotel)),
    units: { businessUnit: body.businessUnit, orgUnit: body.orgUnit, workCenter: body.workCenter },
    firstUnit: !body.wholeHotel,
    resources: {},
    events: { erganiFlag: body.erganiFlag ?? false },
  };
}

/** #8: any period of the whole hotel, with optional filters. */
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

/** Returns how many people of the hotel the account sees in the period of a question, whatever its unit. */
export async function countPeople(db: Database, { hotel, period }: CalendarQuestion): Promise<number> {
  return (await readResources(db, hotel, {}, daysOf(hotel, period))).length;
}

/** Reads the requested calendar; more than `atMost` events is a failure. */
export async function readCalendar(
  source: RosterSource,
  question: CalendarQuestion,
  atMost: number,
): Promise<Calendar | CalendarFailure> {
  const { hotel, period, resources, events } = question;
  const readUnder = (scope: ResourceFilters) => readBoard(source, hotel, period, scope, events, atMost);
  const reading = readUnits(source.db, hotel, daysOf(hotel, period).last);
  // Without a selected unit, the board does not depend on the units and can be read concurrently.
  const isWholeHotel = !question.firstUnit && Object.values(question.units).every((unit) => unit === undefined);
  const [seen, wholeBoard] = await Promise.all([reading, isWholeHotel ? readUnder(resources) : null]);
  const { failure, ...units } = chooseUnits(seen, question.units, question.firstUnit);
  if (failure) return { errorMessage: failure };
  const { businessUnit, orgUnit } = units.selectedBusAndOrgUnit;
  const { workCenter } = question.units;
  const board =
    wholeBoard ??
    (await readUnder({ ...resources, businessUnit: businessUnit?.value, orgUnit: orgUnit?.value, workCenter }));
  return board.events.length > atMost ? tooMany : { ...board, units };
}
