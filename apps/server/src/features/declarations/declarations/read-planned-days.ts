import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { createZone } from '@horae/local-time/zone';
import { hourlyLeaveDay } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { type Employed, isEmployedOn } from '#platform/employment.rules';
import { groupBy } from '#platform/group-by';
import { countedLeaveDays } from '#platform/leave-days';
import { usualTerms, versionOn } from '#platform/version-on';
import { holidaysBetween } from '../../people/organisation/organisation.reads';
import { employeeContracts } from '../../people/people/employees.table';
import { declaredFreeDays, hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { readEntitlement } from '../../time/timesheets/entitlement.reads';
import type { PlannedDay, PlannedHours, PlannedShift } from './planned-days.rules';

type Hotel = Pick<GrantedHotel, 'companyId' | 'timeZone'>;
type Row<T> = Record<string, unknown> & T & { employeeId: number };

interface Terms {
  fromDay: string;
  kind: 'full' | 'part' | 'rotational';
  daysPerWeek: number;
  weeklyPattern: number[] | null;
}

interface PlannedLeave {
  /** The code of the leave. */
  type: string;
  firstDay: string;
  lastDay: string;
}

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

type ShiftRow = Row<PlannedShift & { day: string }>;

async function readShifts(db: Database, { companyId, timeZone }: Hotel, ids: number[], from: string, to: string) {
  const { rows } = await db.execute<ShiftRow>(sql`
      select ${shifts.employeeId} as "employeeId", ${shifts.type}, (${shifts.startsAt} at time zone ${timeZone})::date::text as day, ${shifts.breakMinutes}::int as "breakMinutes",
        extract(epoch from ${shifts.startsAt})::float8 as start, extract(epoch from ${shifts.endsAt})::float8 as end
      from ${shifts} where ${shifts.companyId} = ${companyId} and ${shifts.layer} = 'planned' and ${shifts.status} <> 'cancelled' and ${shifts.employeeId} = any(${sql.param(ids)}::int[])
        and ${shifts.startsAt} >= ${from}::date::timestamp at time zone ${timeZone} and ${shifts.startsAt} < (${to}::date + 1)::timestamp at time zone ${timeZone}
      order by ${shifts.startsAt}, ${shifts.id}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

async function readLeaves(db: Database, { companyId }: Hotel, ids: number[], from: string, to: string) {
  const { rows } = await db.execute<Row<PlannedLeave>>(sql`
      select ${leaves.employeeId} as "employeeId", coalesce(${leaves.kind}::text, ${leaves.type}::text) as type, ${leaves.firstDay}::text as "firstDay", ${leaves.lastDay}::text as "lastDay"
      from ${leaves} where ${leaves.companyId} = ${companyId} and ${leaves.status} <> 'cancelled' and ${leaves.employeeId} = any(${sql.param(ids)}::int[])
        and ${leaves.firstDay} <= ${to} and ${leaves.lastDay} >= ${from} order by ${leaves.firstDay}, ${leaves.id}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

async function readHourlyLeaves(db: Database, { companyId, timeZone }: Hotel, ids: number[], from: string, to: string) {
  const { rows } = await db.execute<Row<PlannedHours>>(sql`
      select ${hourlyLeaves.employeeId} as "employeeId", ${hourlyLeaves.kind}, extract(epoch from ${hourlyLeaves.startsAt})::float8 as start, extract(epoch from ${hourlyLeaves.endsAt})::float8 as end
      from ${hourlyLeaves} where ${hourlyLeaves.companyId} = ${companyId} and ${hourlyLeaves.status} <> 'cancelled' and ${hourlyLeaves.employeeId} = any(${sql.param(ids)}::int[])
        and ${hourlyLeaves.startsAt} >= ${from}::date::timestamp at time zone ${timeZone} and ${hourlyLeaves.startsAt} < (${to}::date + 2)::timestamp at time zone ${timeZone}
      order by ${hourlyLeaves.startsAt}, ${hourlyLeaves.id}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

async function readTerms(db: Database, { companyId }: Hotel, ids: number[]) {
  const { rows } = await db.execute<Row<Terms>>(sql`
      select ${employeeContracts.employeeId} as "employeeId", ${employeeContracts.fromDay}::text as "fromDay", ${employeeContracts.kind},
        ${employeeContracts.daysPerWeek}::int as "daysPerWeek", ${employeeContracts.weeklyPattern} as "weeklyPattern"
      from ${employeeContracts} where ${employeeContracts.companyId} = ${companyId} and ${employeeContracts.employeeId} = any(${sql.param(ids)}::int[])
      order by ${employeeContracts.employeeId}, ${employeeContracts.fromDay}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

async function readFreeDays(db: Database, { companyId }: Hotel, ids: number[], from: string, to: string) {
  const { rows } = await db.execute<Row<{ day: string }>>(sql`
      select ${declaredFreeDays.employeeId} as "employeeId", ${declaredFreeDays.day}::text as day
      from ${declaredFreeDays} where ${declaredFreeDays.companyId} = ${companyId} and ${declaredFreeDays.employeeId} = any(${sql.param(ids)}::int[])
        and ${declaredFreeDays.day} between ${from} and ${to}`);
  return groupBy(rows, ({ employeeId }) => employeeId);
}
