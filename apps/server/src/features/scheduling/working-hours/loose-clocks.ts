import type { LooseClock } from '@horae/contract/scheduling/hour-rows';
import type { LooseClockRequest } from '@horae/contract/scheduling/working-hours.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { employees } from '../../people/people/employees.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { scopeOf } from './scope';

const c = alias(clockRecords, 'c');
const e = alias(employees, 'e');

interface Row extends Record<string, unknown> {
  id: number;
  employeeId: number;
  name: string;
  start: number;
  end: number | null;
}

/** The clock records without a shift that overlap the dates, by start. */
export async function listLooseClocks(
  db: Database,
  { timeZone, scope: seen }: GrantedHotel,
  request: LooseClockRequest,
): Promise<LooseClock[]> {
  const clock = hotelClock(timeZone);
  const { hotel, dates } = request;
  const scope = scopeOf({ ...request, column: 'day', levels: ['employee'] }, seen);
  const [from, to] = [clock.startOf(dates.start), clock.startOf(dates.end)];
  const { rows } = await db.execute<Row>(sql`
    select ${c.id}, ${c.employeeId} as "employeeId", ${e.name},
      floor(date_part('epoch', ${c.clockedInAt})) as start, floor(date_part('epoch', ${c.clockedOutAt})) as end
    from ${clockRecords} ${c}
    join (${scope}) scope on scope.employee = ${c.employeeId} and scope.place = 0
      and coalesce(scope.since <= ${c.referenceDate}, true) and coalesce(scope.until > ${c.referenceDate}, true)
    join ${employees} ${e} on ${e.companyId} = ${c.companyId} and ${e.id} = ${c.employeeId}
    where ${c.companyId} = ${hotel} and ${c.shiftId} is null
      and ${c.clockedInAt} < to_timestamp(${to})
      and coalesce(${c.clockedOutAt}, ${c.clockedInAt} + interval '1 second') > to_timestamp(${from})
    order by ${c.clockedInAt}, ${c.id}`);
  return rows.map(({ id, employeeId, name, start, end }) => ({
    id,
    employeeId,
    name,
    start: clock.format(start),
    end: end === null ? null : clock.format(end),
  }));
}
