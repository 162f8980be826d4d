import type { HotelYear } from '@horae/contract/people/hotel-holidays.contract';
import { and, eq, gte, lte } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { type HolidayDecision, holidaysOfCountry, holidaysOfHotel, isKnownCountry } from '#platform/hotel-holidays';
import { readHotel } from './hotels.service';
import { hotelHolidays } from './organisation.table';
import { lockPlaces } from './place-rows';

const decision = { day: hotelHolidays.day, name: hotelHolidays.name, isHoliday: hotelHolidays.isHoliday };

export async function readHolidays(db: Database, companyId: number, year: number): Promise<HotelYear> {
  const { country } = await readHotel(db, companyId);
  const isOfYear = and(gte(hotelHolidays.day, `${year}-01-01`), lte(hotelHolidays.day, `${year}-12-31`));
  const decisions = await db
    .select(decision)
    .from(hotelHolidays)
    .where(and(eq(hotelHolidays.companyId, companyId), isOfYear));
  const days = holidaysOfHotel(country, year, decisions);
  return { hotel: companyId, year, country, isKnownCountry: isKnownCountry(country), days };
}

/** Stores the hotel's decision about a day. A holiday moved from another day no longer counts on that one. */
export async function setHoliday(
  tx: Database,
  accountId: number,
  companyId: number,
  { movedFrom, ...wanted }: HolidayDecision & { movedFrom?: string | undefined },
): Promise<HotelYear> {
  await lockPlaces(tx, companyId);
  const year = yearOf(wanted.day);
  const { country, days } = await readHolidays(tx, companyId, year);
  const rule = (date: string) => holidaysOfCountry(country, year).find(({ day }) => day === date);
  if (movedFrom !== undefined && movedFrom !== wanted.day) {
    if (yearOf(movedFrom) !== year) throw invalid('day', `Choose a day in ${yearOf(movedFrom)}.`);
    const moved = days.find(({ day }) => day === movedFrom);
    if (!moved) throw invalid('movedFrom', 'There is no holiday on that day.');
    if (days.some(({ day, isHoliday }) => day === wanted.day && isHoliday))
      throw invalid('day', 'That day already has a holiday.');
    if (rule(movedFrom)) await decide(tx, accountId, companyId, { day: movedFrom, name: moved.name, isHoliday: false });
    else await forget(tx, accountId, companyId, movedFrom);
  }
  const byRule = rule(wanted.day);
  // A decision that matches the country's calendar is not stored.
  if (byRule?.name === wanted.name && byRule.isHoliday === wanted.isHoliday) {
    await forget(tx, accountId, companyId, wanted.day);
  } else await decide(tx, accountId, companyId, wanted);
  await announce(tx, 'organisation', 'admins');
  return readHolidays(tx, companyId, year);
}

export async function clearHoliday(
  tx: Database,
  accountId: number,
  companyId: number,
  day: string,
): Promise<HotelYear> {
  await lockPlaces(tx, companyId);
  if (!(await forget(tx, accountId, companyId, day))) throw notFound('Holiday');
  await announce(tx, 'organisation', 'admins');
  return readHolidays(tx, companyId, yearOf(day));
}

const yearOf = (day: string) => Number(day.slice(0, 4));

const ofDay = (companyId: number, day: string) =>
  and(eq(hotelHolidays.companyId, companyId), eq(hotelHolidays.day, day));

async function decide(tx: Database, accountId: number, companyId: number, after: HolidayDecision): Promise<void> {
  const [before] = await tx.select(decision).from(hotelHolidays).where(ofDay(companyId, after.day));
  await tx
    .insert(hotelHolidays)
    .values({ companyId, ...after })
    .onConflictDoUpdate({ target: [hotelHolidays.companyId, hotelHolidays.day], set: after });
  await tell(tx, accountId, companyId, before, after);
}

async function forget(tx: Database, accountId: number, companyId: number, day: string): Promise<boolean> {
  const [before] = await tx.delete(hotelHolidays).where(ofDay(companyId, day)).returning(decision);
  if (before) await tell(tx, accountId, companyId, before, undefined);
  return before !== undefined;
}

function tell(
  tx: Database,
  accountId: number,
  companyId: number,
  before: HolidayDecision | undefined,
  after: HolidayDecision | undefined,
): Promise<void> {
  const action = before ? (after ? 'change' : 'remove') : 'add';
  const ofHotel = { companyId, accountId, object: 'holiday', objectId: companyId };
  return recordChange(tx, { ...ofHotel, action, ...(before && { before }), ...(after && { after }) });
}
