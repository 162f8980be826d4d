import type { LooseClock, LooseClockRequest } from '@horae/contract/scheduling/working-hours.contract';
import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { scopeOf } from './scope';

interface Row extends Record<string, unknown> {
  id: number;
  employeeId: number;
  name: string;
  start: number;
  end: number | null;
}

/** The clock records that belong to no shift and reach into the dates, by start. */
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
    select c.id, c.employee_id as "employeeId", e.name,
      floor(date_part('epoch', c.clocked_in_at)) as start, floor(date_part('epoch', c.clocked_out_at)) as end
    from clock_records c
    join (${scope}) scope on scope.employee_id = c.employee_id
    join employees e on e.company_id = c.company_id and e.id = c.employee_id
    where c.company_id = ${hotel} and c.shift_id is null
      and c.clocked_in_at < to_timestamp(${to})
      and coalesce(c.clocked_out_at, c.clocked_in_at + interval '1 second') > to_timestamp(${from})
    order by c.clocked_in_at, c.id`);
  return rows.map(({ id, employeeId, name, start, end }) => ({
    id,
    employeeId,
    name,
    start: clock.format(start),
    end: end === null ? null : clock.format(end),
  }));
}
