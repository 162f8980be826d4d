import type { OnLoanHere } from '@horae/contract/scheduling/hour-rows';
import type { OnLoanHereRequest } from '@horae/contract/scheduling/working-hours.contract';
import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { departments } from '../../people/organisation/organisation.table';
import { employees, formerPlaces } from '../../people/people/employees.table';
import { jobOn } from '../../people/people/jobs.reads';
import { departmentOn, place, placeIdsOn, placeOn } from '../../people/people/on-a-day.reads';
import { shifts } from '../shifts/shifts.table';
import { lentWithin } from './lent-within';
import { continuedBy } from './places-elsewhere';
import { sumWorkingHours } from './working-hours.service';

const s = alias(shifts, 's');
const e = alias(employees, 'e');
const d = alias(departments, 'd');
const h = alias(departments, 'h');
const former = alias(departments, 'former_department');
const moved = alias(formerPlaces, 'moved');

interface Placed extends Record<string, unknown> {
  employee: number;
  department: number;
  name: string;
  jobTitle: string;
  home: string;
  hostName: string;
  from: number;
  to: number;
  isMove: boolean;
}

/**
 * Who has shifts within these dates in another department of the hotel than at their end: single shifts, and the work
 * before a move. Their hours are in the sums of that department, as far as the account sees them there.
 */
export async function listPlacedHere(
  db: Database,
  hotel: GrantedHotel,
  { dates: { start, end } }: OnLoanHereRequest,
): Promise<OnLoanHere[]> {
  if (hotel.scope.kind === 'self') return [];
  const planned = await readPlaced(db, hotel, { start, end });
  if (planned.length === 0) return [];
  const { columns, rows } = await sumWorkingHours(db, hotel, {
    hotel: hotel.companyId,
    dates: { start, end },
    column: 'day',
    levels: ['department', 'employee'],
    employees: [...new Set(planned.map(({ employee }) => employee))],
    departments: [...new Set(planned.map(({ department }) => department))],
  });
  const clock = hotelClock(hotel.timeZone);
  const found = new Map(planned.map((shift) => [`${shift.department},${shift.employee}`, shift]));
  return rows.flatMap(({ path, planned: minutes, actual }): OnLoanHere[] => {
    const person = found.get(path.join());
    if (!person) return [];
    const own = planned.filter((one) => one.employee === person.employee && one.department === person.department);
    const days = columns.flatMap(({ key: day }, at) => {
      const times = own
        .filter(({ from }) => clock.dayOf(from) === day)
        .map(({ from, to }) => `${clock.format(from).slice(11, 16)}–${clock.format(to).slice(11, 16)}`);
      const entry = { day, planned: minutes[at] ?? 0, actual: actual[at] ?? 0, shifts: times };
      return entry.planned + entry.actual > 0 || times.length > 0 ? [entry] : [];
    });
    if (days.length === 0) return [];
    const sum = (measure: 'planned' | 'actual') => days.reduce((total, day) => total + day[measure], 0);
    return [
      {
        employeeId: person.employee,
        name: person.name,
        jobTitle: person.jobTitle,
        from: person.home,
        ...(person.isMove && { isMove: true as const }),
        hostDepartment: person.department,
        hostDepartmentName: person.hostName,
        firstDay: days[0]!.day,
        lastDay: days.at(-1)!.day,
        isCounted: true,
        planned: sum('planned'),
        actual: sum('actual'),
        days,
      },
    ];
  });
}

/** The planned shifts in another department than at the end of the dates, by their beginning. */
async function readPlaced(
  db: Database,
  { companyId, timeZone }: GrantedHotel,
  { start, end }: { start: string; end: string },
): Promise<Placed[]> {
  const clock = hotelClock(timeZone);
  const last = addDays(end, -1);
  const day = sql`(${s.startsAt} at time zone ${timeZone})::date`;
  const ownThen = placeIdsOn(e, day).department;
  // On the days of a loan all work is the host's, where those on loan are listed anyhow.
  const isLent = sql`exists (select from ${lentWithin(companyId)} lent where lent.employee = ${s.employeeId} and ${day} between lent.first and lent.last)`;
  const moves = sql`exists (select from ${formerPlaces} ${moved} where ${moved.companyId} = ${companyId}
    and ${moved.employeeId} = ${s.employeeId} and ${moved.untilDay} > ${start} and ${moved.untilDay} <= ${last})`;
  const { rows } = await db.execute<Placed>(sql`
    select ${s.employeeId} as employee, ${h.id} as department, ${e.name}, coalesce(${s.jobTitle}, ${jobOn(e, sql`${start}::date`)}) as "jobTitle",
      ${d.name} as home, ${h.name} as "hostName", date_part('epoch', ${s.startsAt}) as from, date_part('epoch', ${s.endsAt}) as to,
      ${s.departmentId} is null as "isMove"
    from ${shifts} ${s}
    join ${employees} ${e} on ${e.companyId} = ${s.companyId} and ${e.id} = ${s.employeeId} and ${e.erasedAt} is null
    left join ${placeOn(companyId, last)} as ${place} on ${place.employeeId} = ${e.id}
    join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = ${departmentOn(e)}
    join ${departments} ${former} on ${former.companyId} = ${s.companyId} and ${former.id} = coalesce(${s.departmentId}, ${ownThen})
    join ${departments} ${h} on ${h.companyId} = ${s.companyId} and ${h.id} = ${continuedBy(former, last)}
    where ${s.companyId} = ${companyId} and (${s.departmentId} is not null or ${moves}) and ${h.id} <> ${continuedBy(d, last)} and not ${isLent} and ${s.layer} = 'planned' and ${s.type} <> 'OnCall' and ${s.status} in ('planned', 'confirmed')
      and ${s.startsAt} >= to_timestamp(${clock.startOf(start)}) and ${s.startsAt} < to_timestamp(${clock.startOf(end)})
    order by ${s.startsAt}`);
  return rows;
}
