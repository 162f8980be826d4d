import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { createZone } from '@horae/local-time/zone';
import { hourlyLeaveDay } from '@horae/working-time';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type Employed, isEmployedOn } from '#platform/employment.rules';
import { groupBy } from '#platform/group-by';
import { countedLeaveDays } from '#platform/leave-days';
import { usualTerms, versionOn } from '#platform/version-on';
import { holidaysBetween } from '../../people/organisation/organisation.reads';
import { readEntitlement } from '../../time/timesheets/entitlement.reads';
import type { PlannedDay } from './planned-days.rules';
import {
  type PlannedLeave,
  readFreeDays,
  readHourlyLeaves,
  readLeaves,
  readShifts,
  readTerms,
} from './read-planned-rows';

type Hotel = Pick<GrantedHotel, 'companyId' | 'timeZone'>;

/** The roster of each of these employees for each of the days, in the order of the days. */
export async function readPlannedDays(
  db: Database,
  hotel: Hotel,
  people: readonly (Employed & { id: number })[],
  days: readonly string[],
): Promise<Map<number, PlannedDay[]>> {
  const ids = people.map(({ id }) => id);
  const zone = createZone(hotel.timeZone);
  const away = await readLeaves(db, hotel, ids, weekStartOf(days[0]!), addDays(weekStartOf(days.at(-1)!), 6));
  // Which days of a leave are working days depends on the whole week, how many it takes on the whole leave.
  const known = [
    ...days,
    ...[...away.values()].flat().flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]),
  ].toSorted();
  const [from, to] = [weekStartOf(known[0]!), addDays(weekStartOf(known.at(-1)!), 6)];
  const [planned, hours, entitledOn, terms, free, holidays] = await Promise.all([
    readShifts(db, hotel, ids, from, to),
    readHourlyLeaves(db, hotel, ids, from, to),
    readEntitlement(db, hotel, ids),
    readTerms(db, hotel, ids),
    readFreeDays(db, hotel, ids, from, to),
    holidaysBetween(db, hotel.companyId, from, to),
  ]);
  const holidayDates = new Set(holidays.map(({ day }) => day));
  return new Map(
    people.map((person) => {
      const { id } = person;
      const employed = days.filter((day) => isEmployedOn(person, day));
      const shiftsOn = groupBy(planned.get(id) ?? [], ({ day }) => day);
      const [contracts, ownLeaves] = [terms.get(id) ?? [], away.get(id) ?? []];
      const leaveDays = countedLeaveDays({
        leaves: ownLeaves,
        contracts,
        freeDays: (free.get(id) ?? []).map(({ day }) => day),
        workedDates: [...shiftsOn.keys()],
        holidays: holidayDates,
      });
      const daysOf = ({ type, firstDay, lastDay }: PlannedLeave, day: string) =>
        type === 'AnnualLeave'
          ? entitledOn(id, day)
          : [...leaveDays].filter((one) => one >= firstDay && one <= lastDay && one.slice(0, 4) === day.slice(0, 4))
              .length;
      const dayOfShift = new Map((planned.get(id) ?? []).map((shift) => [spanOf(shift), shift.day]));
      const hoursOn = groupBy(hours.get(id) ?? [], (leave) => hourlyLeaveDay(spanOf(leave), dayOfShift, zone));
      const plan = employed.map((day): PlannedDay => {
        const leave = ownLeaves.find((one) => one.firstDay <= day && one.lastDay >= day);
        return {
          day,
          shifts: shiftsOn.get(day) ?? [],
          leave: leave?.type ?? null,
          leaveDays: leave && daysOf(leave, day),
          hourlyLeaves: hoursOn.get(day) ?? [],
          isLeaveDay: leaveDays.has(day),
          isFullTime: (versionOn(contracts, day) ?? usualTerms).kind === 'full',
        };
      });
      return [id, plan];
    }),
  );
}

const spanOf = ({ start, end }: { start: number; end: number }) => ({ from: start * 1000, to: end * 1000 });
