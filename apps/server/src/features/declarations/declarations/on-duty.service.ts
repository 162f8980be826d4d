import type { OnDutyGuest } from '@horae/contract/declarations/on-duty-rows';
import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { fromLenders } from '../../people/people/loans-here.reads';
import { readPublishedUnlawful } from '../../scheduling/publications/publications.reads';
import { byUrgency } from './on-duty.rules';
import { readPresence } from './read-presence';
import { settingsOf } from './settings.service';

/** Lists who is at work now or missing: the employees, and those whom other hotels have lent. */
export async function readOnDuty(db: Database, hotel: GrantedHotel) {
  if (!hotel.mayApprove) throw forbidden();
  const { branch } = await settingsOf(db, hotel.companyId);
  const people = (await readPresence(db, hotel)).map(({ row }) => row);
  const guests = await readGuests(db, hotel);
  const clock = hotelClock(hotel.timeZone);
  const serverTime = clock.format(Math.floor(Date.now() / 1000));
  const today = { first: clock.today(), last: clock.today() };
  const listed = people.map(({ id }) => id);
  const unlawful = listed.length === 0 ? [] : await readPublishedUnlawful(db, hotel, today, listed);
  return { hotel: hotel.name, branch, serverTime, people: byUrgency(people), guests, unlawful };
}

/** The people whom other hotels lend to this one and who are at work or missing, by name. */
async function readGuests(db: Database, hotel: GrantedHotel): Promise<OnDutyGuest[]> {
  const today = hotelClock(hotel.timeZone).today();
  // A day more on either side, for nights and for homes in another time zone.
  const days = { first: addDays(today, -2), last: addDays(today, 1) };
  const guests = await fromLenders(db, hotel, days, async (home, lent) => {
    if (home.companyId === hotel.companyId) return [];
    const present = await readPresence(db, home);
    return lent.flatMap(({ id, name, jobTitle, hostDepartmentName, firstDay, lastDay }) =>
      present
        .filter(({ day, row }) => row.id === id && day >= firstDay && day <= lastDay)
        .map(({ row: { declared, clockedIn, isMissing, planned } }): OnDutyGuest => {
          const place = { from: home.name, department: hostDepartmentName };
          return Object.assign(place, { name, jobTitle, declared, clockedIn, isMissing, planned });
        }),
    );
  });
  return guests.toSorted((one, other) => one.name.localeCompare(other.name, 'el'));
}
