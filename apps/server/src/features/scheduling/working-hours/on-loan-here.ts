import type { OnLoanHere } from '@horae/contract/scheduling/hour-rows';
import type { OnLoanHereRequest } from '@horae/contract/scheduling/working-hours.contract';
import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { fromLenders, type PersonLentHere } from '../../people/people/loans-here.reads';
import { shifts } from '../shifts/shifts.table';
import { listPlacedHere } from './placed-here';
import { sumWorkingHours } from './working-hours.service';

const s = alias(shifts, 's');

type Days = OnLoanHere['days'];

/** The people lent to a hotel or a department within these dates, and who has single shifts in another department. */
export async function listOnLoanHere(
  db: Database,
  hotel: GrantedHotel,
  request: OnLoanHereRequest,
): Promise<OnLoanHere[]> {
  const people = [...(await listLent(db, hotel, request)), ...(await listPlacedHere(db, hotel, request))];
  return people.toSorted(
    (one, other) => one.name.localeCompare(other.name, 'el') || one.firstDay.localeCompare(other.firstDay),
  );
}

/** The people lent here, with the hours of each day of the loan as their home counts them. */
async function listLent(
  db: Database,
  hotel: GrantedHotel,
  { dates: { start, end } }: OnLoanHereRequest,
): Promise<OnLoanHere[]> {
  const asked = { first: start, last: addDays(end, -1) };
  return fromLenders(db, hotel, asked, async (home, lent) => {
    const daysOf = await readDays(db, home, lent, { start, end });
    return lent.map((person): OnLoanHere => {
      const { name, jobTitle, homeDepartment, hostDepartment, hostDepartmentName, firstDay, lastDay } = person;
      const days = daysOf(person.id).filter(({ day }) => day >= firstDay && day <= lastDay);
      const isOwn = home.companyId === hotel.companyId;
      const who = { employeeId: isOwn ? person.id : null, name, jobTitle, from: isOwn ? homeDepartment : home.name };
      const sum = (measure: 'planned' | 'actual') => days.reduce((minutes, day) => minutes + day[measure], 0);
      const totals = { planned: sum('planned'), actual: sum('actual') };
      const isCounted = isOwn && hostDepartment !== null;
      const host = { hostDepartment, hostDepartmentName, firstDay, lastDay, isCounted };
      return { ...who, ...host, ...totals, days };
    });
  });
}

/** What each of these people has planned and clocked on the days that have anything. */
async function readDays(
  db: Database,
  home: GrantedHotel,
  lent: readonly PersonLentHere[],
  dates: { start: string; end: string },
): Promise<(id: number) => Days> {
  const employees = [...new Set(lent.map(({ id }) => id))];
  const of = { hotel: home.companyId, dates, column: 'day' as const, levels: ['employee' as const], employees };
  const { columns, rows } = await sumWorkingHours(db, home, of);
  const planned = await readPlanned(db, home, employees, dates);
  const found = new Map<number, Days>();
  for (const { path, planned: minutes, actual } of rows)
    found.set(
      path[0]!,
      columns.flatMap(({ key: day }, at) => {
        const entry = { day, planned: minutes[at] ?? 0, actual: actual[at] ?? 0 };
        const times = planned.get(`${path[0]} ${day}`) ?? [];
        return entry.planned + entry.actual > 0 || times.length > 0 ? [{ ...entry, shifts: times }] : [];
      }),
    );
  return (id) => found.get(id) ?? [];
}

/** The planned shifts by person and the date on which they start, `07:00–15:00`. */
async function readPlanned(
  db: Database,
  { companyId, timeZone }: GrantedHotel,
  employees: readonly number[],
  { start, end }: { start: string; end: string },
): Promise<Map<string, string[]>> {
  const clock = hotelClock(timeZone);
  const { rows } = await db.execute<{ employee: number; from: number; to: number }>(sql`
    select ${s.employeeId} as employee, date_part('epoch', ${s.startsAt}) as from, date_part('epoch', ${s.endsAt}) as to
    from ${shifts} ${s} where ${s.companyId} = ${companyId} and ${s.employeeId} = any(${sql.param(employees)}::int[])
      and ${s.layer} = 'planned' and ${s.type} <> 'OnCall' and ${s.status} in ('planned', 'confirmed')
      and ${s.startsAt} >= to_timestamp(${clock.startOf(start)}) and ${s.startsAt} < to_timestamp(${clock.startOf(end)})
    order by ${s.startsAt}`);
  const found = new Map<string, string[]>();
  for (const { employee, from, to } of rows) {
    const [begins, ends] = [clock.format(from), clock.format(to)];
    const key = `${employee} ${begins.slice(0, 10)}`;
    found.set(key, [...(found.get(key) ?? []), `${begins.slice(11, 16)}–${ends.slice(11, 16)}`]);
  }
  return found;
}
