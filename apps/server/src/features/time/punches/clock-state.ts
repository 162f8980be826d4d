import type { ClockState } from '@horae/contract/time/punches.contract';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { type Clocked, stateAfter } from './clock-state.rules';

interface ClockedPerson {
  companyId: number;
  timeZone: string;
  employeeId: number;
}

interface PlannedShift extends Record<string, unknown> {
  type: string;
  start: number;
  end: number;
}

/** Whether somebody is at work by the punches of the last hours, and the shift of now or the next of today. */
export async function readClock(db: Database, person: ClockedPerson): Promise<ClockState> {
  const { companyId, timeZone, employeeId } = person;
  const clock = hotelClock(timeZone);
  const { rows } = await db.execute<Clocked & Record<string, unknown>>(sql`
    select extract(epoch from p.at)::float8 as second, p.direction
    from punches p
    where p.company_id = ${companyId} and p.employee_id = ${employeeId} and not p.is_void
      and p.at > now() - interval '16 hours' and p.at < now() + interval '2 minutes'
      and not exists (select from punches c where c.company_id = p.company_id and c.replaces = p.id)
    order by p.at, p.id`);
  const { rows: shifts } = await db.execute<PlannedShift>(sql`
    select type, extract(epoch from starts_at)::float8 as start, extract(epoch from ends_at)::float8 as end
    from shifts
    where company_id = ${companyId} and employee_id = ${employeeId} and layer = 'planned' and status <> 'cancelled'
      and starts_at > now() - interval '48 hours' and starts_at < now() + interval '36 hours'
      and (ends_at > now() and starts_at <= now()
        or (starts_at at time zone ${timeZone})::date = (now() at time zone ${timeZone})::date)
    order by ends_at <= now(), case when ends_at > now() then starts_at end, ends_at desc limit 1`);
  const { state, since } = stateAfter(rows);
  const [shift] = shifts;
  const text = (second: number) => clock.format(Math.floor(second));
  return {
    state,
    since: since === null ? null : text(since),
    shift: shift ? { type: shift.type, start: text(shift.start), end: text(shift.end) } : null,
  };
}
