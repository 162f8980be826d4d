import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { within } from '#platform/hotel-scope';
import { departments, organisationUnits, workCentres } from '../../people/organisation/organisation.table';
import { employedOn } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import { flexibleArrivalOn } from '../../people/people/flexible-arrival.reads';
import { jobOn } from '../../people/people/jobs.reads';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { isResponsibleOn } from '../../people/people/special-rules.reads';
import { hourlyLeaves, leaves, shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { graceInOn } from '../../time/clock-policies/clock-policies.reads';

const s = alias(shifts, 's');
const r = alias(clockRecords, 'r');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const o = alias(organisationUnits, 'o');
const d = alias(departments, 'd');
const l = alias(leaves, 'l');
const h = alias(hourlyLeaves, 'h');

/** Somebody whose shift has begun, who has not clocked in and is not on leave, of the day or by the hour. */
export interface Missing extends Record<string, unknown> {
  id: number;
  name: string;
  code: string;
  jobTitle: string;
  phone: string;
  unit: string;
  day: string;
  /** The department of a shift that is worked elsewhere. */
  placeId: number | null;
  place: string | null;
  /** The planned shift, in epoch seconds. */
  start: number;
  end: number;
}

const places = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };

/** The employees who should be at work now and never clocked in for it, beyond the grace of the hotel’s clock policy and a flexible arrival. */
export async function readMissing(db: Database, hotel: GrantedHotel): Promise<Missing[]> {
  const { companyId, timeZone } = hotel;
  const day = sql`(${s.startsAt} at time zone ${timeZone})::date`;
  const graceIn = graceInOn(s.companyId, jobOn(e, day), day);
  const flexible = flexibleArrivalOn(s.companyId, s.employeeId, day);
  const isExpected = sql`${s.companyId} = ${companyId} and ${s.layer} = 'planned' and ${s.status} in ('planned', 'confirmed') and ${s.type} <> 'OnCall'
    and ${s.startsAt} between now() - interval '48 hours' and now() and ${s.endsAt} > now()
    and ${s.startsAt} + (${graceIn} + ${flexible}) * interval '1 minute' < now()`;
  const isClocked = sql`exists (select from ${clockRecords} ${r} where ${r.companyId} = ${s.companyId} and ${r.employeeId} = ${s.employeeId}
    and ${r.clockedInAt} > now() - interval '72 hours' and (${r.shiftId} = ${s.id} or (${r.clockedInAt} < ${s.endsAt} and coalesce(${r.clockedOutAt}, ${r.clockedInAt} + interval '16 hours') > ${s.startsAt})))`;
  const isOnLeave = sql`exists (select from ${leaves} ${l} where ${l.companyId} = ${s.companyId} and ${l.employeeId} = ${s.employeeId}
    and ${l.status} <> 'cancelled' and ${day} between ${l.firstDay} and ${l.lastDay})`;
  const isAway = sql`exists (select from ${hourlyLeaves} ${h} where ${h.companyId} = ${s.companyId} and ${h.employeeId} = ${s.employeeId}
    and ${h.status} <> 'cancelled' and ${h.startsAt} <= now() and ${h.endsAt} + ${graceIn} * interval '1 minute' > now())`;
  const { rows } = await db.execute<Missing>(sql`
    select distinct on (${e.nameOrder}, ${e.id}) ${e.id}, ${e.name}, ${e.code}, ${e.jobTitle} as "jobTitle", ${e.phone}, ${o.name} as unit, ${day}::text as day, ${s.departmentId} as "placeId",
      (select ${d.name} from ${departments} ${d} where ${d.companyId} = ${s.companyId} and ${d.id} = ${s.departmentId}) as place,
      extract(epoch from ${s.startsAt})::float8 as start, extract(epoch from ${s.endsAt})::float8 as "end"
    from ${shifts} ${s}
    join ${employees} ${e} on ${e.companyId} = ${s.companyId} and ${e.id} = ${s.employeeId} and ${e.erasedAt} is null
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    join ${organisationUnits} ${o} on ${o.companyId} = ${w.companyId} and ${o.id} = ${w.organisationUnitId}
    where ${and(isExpected, sql`not ${isClocked} and not ${isOnLeave} and not ${isAway} and ${employedOn(e, day)} and not ${isResponsibleOn(e.companyId, e.id, day)}`, within(hotel.scope, places))}
    order by ${e.nameOrder}, ${e.id}, ${s.startsAt} desc`);
  return rows;
}
