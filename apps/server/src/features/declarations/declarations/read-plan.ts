import { datesFrom, daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { missingOf } from './differences.rules';
import type { PlannedDay } from './planned-days.rules';
import { type DeclaredOf, readDeclared } from './read-declared';
import { readPlannedDays } from './read-planned-days';
import { type Asked, type RosterPerson, readRosterPeople } from './read-roster';
import { settingsOf } from './settings.service';

export interface PlanOfPerson {
  person: RosterPerson;
  days: readonly PlannedDay[];
}

/** The plan of some people and days, and what is declared of it. */
export interface PlanRead {
  people: readonly PlanOfPerson[];
  declaredOf: DeclaredOf;
  clock: HotelClock;
  today: string;
  afterwardsMonths: readonly string[];
  weeklyForFixed: boolean;
}

export async function readPlan(db: Database, hotel: GrantedHotel, asked: Asked): Promise<PlanRead> {
  const days = datesFrom(asked.from, daysBetween(asked.from, asked.to) + 1);
  const people = await readRosterPeople(db, hotel, asked);
  const planned = await readPlannedDays(db, hotel, people, days);
  const ids = people.map(({ id }) => id);
  const declaredOf = await readDeclared(db, hotel, ids, [asked.from, asked.to]);
  const { afterwardsMonths, weeklyForFixed } = await settingsOf(db, hotel.companyId);
  const clock = hotelClock(hotel.timeZone);
  return {
    people: people.map((person) => ({ person, days: planned.get(person.id)! })),
    declaredOf,
    clock,
    today: clock.today(),
    afterwardsMonths,
    weeklyForFixed,
  };
}

/** What of a person's day is declared otherwise than planned, or not at all. */
export const missingOn = ({ declaredOf }: PlanRead, { id }: RosterPerson, planned: PlannedDay) =>
  missingOf(planned, (kind) => declaredOf(id, kind, planned.day));
