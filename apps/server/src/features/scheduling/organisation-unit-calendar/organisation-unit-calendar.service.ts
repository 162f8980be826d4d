import type { UnitCalendar, UnitRequest } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import type { GrantedHotel } from '#platform/account';
import { type Board, daysOf, readBoard, today } from '#roster/board';
import type { RosterSource } from '#roster/kept-days';
import { checkedPeriod, type Period, threeMonths } from '#roster/period.rules';
import { findUnit, readUnits } from '#roster/units';

/** The parsed request of #9; the unit by id, otherwise by exact name, otherwise the first by label. */
export interface UnitQuestion {
  hotel: GrantedHotel;
  period: Period;
  unit: { id?: number | undefined; name?: string | undefined };
}

export interface UnitBoard extends Board {
  units: Pick<UnitCalendar, 'branchList' | 'businessUnitList' | 'selectedBusinessUnit'>;
}

/** #9: one organisation unit, by default over last month, this month and the next. */
export function unitQuestion(hotel: GrantedHotel, body: UnitRequest): UnitQuestion {
  const { organizationUnit: id, organizationUnitName: name, dates } = body;
  return {
    hotel,
    period: dates ? checkedPeriod(dates, hotel.timeZone) : threeMonths(hotel.timeZone, today(hotel)),
    // The screens send an empty string for an unselected unit.
    unit: id === undefined ? { name: name || undefined } : { id },
  };
}

/** Reads the calendar of the unit; null if the hotel has no such unit, or none that this account may see. */
export async function readUnitCalendar(
  source: RosterSource,
  { hotel, period, unit }: UnitQuestion,
  atMost: number,
): Promise<UnitBoard | null> {
  const found = findUnit(await readUnits(source.db, hotel, daysOf(hotel, period).last), unit);
  if (!found) return null;
  const { orgUnit, ...units } = found;
  const board = await readBoard(source, hotel, period, { orgUnit }, { erganiFlag: false }, atMost);
  return { ...board, units };
}
