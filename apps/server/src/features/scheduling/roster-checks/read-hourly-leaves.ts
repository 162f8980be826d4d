import type { HourlyLeave } from '@horae/contract/scheduling/roster-checks.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { isWithheld } from '#roster/privacy.rules';
import { hourlyLeaves, shifts } from '../shifts/shifts.table';

const h = alias(hourlyLeaves, 'h');
const s = alias(shifts, 's');

interface Row extends Record<string, unknown> {
  id: number;
  employeeId: number;
  kind: NonNullable<HourlyLeave['kind']>;
  from: number;
  to: number;
  /** When the shift begins that it interrupts. */
  shiftFrom: number | null;
}

/** The leaves by the hour between two days of these employees; the kind only for those who may know it. */
export async function readHourlyLeaves(
  db: Database,
  hotel: GrantedHotel,
  { first, last }: { first: string; last: string },
  employees: readonly number[],
): Promise<HourlyLeave[]> {
  const { companyId, timeZone } = hotel;
  const { rows } = await db.execute<Row>(sql`
    select ${h.id}, ${h.employeeId} as "employeeId", ${h.kind}, date_part('epoch', ${h.startsAt}) as "from", date_part('epoch', ${h.endsAt}) as "to",
      (select date_part('epoch', min(${s.startsAt})) from ${shifts} ${s} where ${s.companyId} = ${h.companyId} and ${s.employeeId} = ${h.employeeId}
        and ${s.layer} = 'planned' and ${s.status} <> 'cancelled' and ${s.startsAt} < ${h.endsAt} and ${s.endsAt} > ${h.startsAt}) as "shiftFrom"
    from ${hourlyLeaves} ${h} where ${h.companyId} = ${companyId} and ${h.status} <> 'cancelled' and ${h.employeeId} = any(${sql.param([...employees])}::int[])
      and ${h.startsAt} >= ${first}::date::timestamp at time zone ${timeZone} and ${h.startsAt} < (${last}::date + 2)::timestamp at time zone ${timeZone}
    order by ${h.startsAt}, ${h.id}`);
  const clock = hotelClock(timeZone);
  const time = (second: number) => clock.format(second).slice(11, 16);
  return rows
    .map(({ id, employeeId, kind, from, to, shiftFrom }) => {
      const day = clock.dayOf(shiftFrom ?? from);
      const isPrivate = isWithheld(hotel, { type: 'AnnualLeave', employeeId });
      return { id, employeeId, day, from: time(from), to: time(to), kind: isPrivate ? null : kind };
    })
    .filter(({ day }) => day >= first && day <= last);
}
