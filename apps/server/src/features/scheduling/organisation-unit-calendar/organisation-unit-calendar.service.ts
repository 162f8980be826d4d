import type { UnitCalendar, UnitRequest } from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import type { GrantedHotel } from '#platform/account';
import { type Board, daysOf, readBoard, today } from '#roster/board';
import type { RosterSource } from '#roster/kept-days';
import { checkedPeriod, type Period, threeMonths } from '#roster/period.rules';
import { findUnit, readUnits } from '#roster/units';

/** What #9 asks for; the unit by its id, else by its exact name, else the first by label. */
export interface UnitQuestion {
  hotel: GrantedHotel;
  period: Period;
  unit: { id?: number | undefined; name?: string | undefined };
}

export interface UnitBoard extends Board {
  units: Pick<UnitCalendar, 'branchList' | 'businessUnitList' | 'selectedBusinessUnit'>;
}

/** #9: one organisation unit, by default in the month before, this and the next. */
export function unitQuestion(hotel: GrantedHotel, body: UnitRequest): UnitQuestion {
  const { organizationUnit: id, organizationUnitName: name, dates } = body;
  return {
    hotel,
    period: dates ? checkedPeriod(dates, hotel.timeZone) : threeMonths(hotel.timeZone, today(hotel)),
    // The screens send an empty text for what is not chosen.
    unit: id === undefined ? { name: name || undefined } : { id },
  };
}

/** The calendar of the unit; null when the hotel has no such unit, or none for this account. */
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
