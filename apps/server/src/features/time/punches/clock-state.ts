import type { ClockState } from '@horae/contract/time/punches.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { type Clocked, stateAfter } from './clock-state.rules';
import { punches } from './punches.table';

const p = alias(punches, 'p');
const c = alias(punches, 'c');

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

/** Whether an employee is at work according to recent punches, and the current or next shift of today. */
export async function readClock(db: Database, person: ClockedPerson): Promise<ClockState> {
  const { companyId, timeZone, employeeId } = person;
  const clock = hotelClock(timeZone);
  const { rows } = await db.execute<Clocked & Record<string, unknown>>(sql`
    select extract(epoch from ${p.at})::float8 as second, ${p.direction}
    from ${punches} ${p}
    where ${p.companyId} = ${companyId} and ${p.employeeId} = ${employeeId} and not ${p.isVoid}
      and ${p.at} > now() - interval '16 hours' and ${p.at} < now() + interval '2 minutes'
      and not exists (select from ${punches} ${c} where ${c.companyId} = ${p.companyId} and ${c.replaces} = ${p.id})
    order by ${p.at}, ${p.id}`);
  const { rows: planned } = await db.execute<PlannedShift>(sql`
    select ${shifts.type}, extract(epoch from ${shifts.startsAt})::float8 as start, extract(epoch from ${shifts.endsAt})::float8 as end
    from ${shifts}
    where ${shifts.companyId} = ${companyId} and ${shifts.employeeId} = ${employeeId} and ${shifts.layer} = 'planned' and ${shifts.status} <> 'cancelled'
      and ${shifts.startsAt} > now() - interval '48 hours' and ${shifts.startsAt} < now() + interval '36 hours'
      and (${shifts.endsAt} > now() and ${shifts.startsAt} <= now()
        or (${shifts.startsAt} at time zone ${timeZone})::date = (now() at time zone ${timeZone})::date)
    order by ${shifts.endsAt} <= now(), case when ${shifts.endsAt} > now() then ${shifts.startsAt} end, ${shifts.endsAt} desc limit 1`);
  const { state, since } = stateAfter(rows);
  const [shift] = planned;
  const text = (second: number) => clock.format(Math.floor(second));
  return {
    state,
    since: since === null ? null : text(since),
    shift: shift ? { type: shift.type, start: text(shift.start), end: text(shift.end) } : null,
  };
}
