import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { companies, workCentres } from '../../people/organisation/organisation.table';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { shifts } from '../shifts/shifts.table';
import { lentWithin } from './lent-within';

const s = alias(shifts, 's');
const c = alias(workCentres, 'c');
const r = alias(clockRecords, 'r');
const h = alias(companies, 'h');

/** One number for the department and the work centre of work; 0: those of its person. */
export const placeKey = ({ departmentId, workCentreId }: Record<'departmentId' | 'workCentreId', PgColumn>): SQL =>
  sql`(coalesce(${departmentId}, 0) + (coalesce(${workCentreId}, 0)::bigint << 32))`;

/** The ids in such a number. */
export const departmentIn = (key: SQL): SQL => sql`(${key} & 4294967295)::int`;
export const workCentreIn = (key: SQL): SQL => sql`(${key} >> 32)::int`;

/**
 * For a `from` clause, `as elsewhere`: who has shifts at which place that is not theirs, or is lent to a department, on
 * some local days.
 */
export const placesElsewhere = (hotel: number, first: string, last: string): SQL =>
  sql`(select ${s.employeeId} as employee, coalesce(${s.departmentId}, 0) as department, coalesce(${s.workCentreId}, 0) as centre, ${placeKey(s)} as place
    from ${shifts} ${s} join ${companies} ${h} on ${h.companyId} = ${s.companyId}
    where ${s.companyId} = ${hotel} and (${s.departmentId} is not null or ${s.workCentreId} is not null)
      and ${s.startsAt} < ((${last}::date + 1)::timestamp at time zone ${h.timeZone}) and ${s.startsAt} > (${first}::timestamp at time zone ${h.timeZone}) - interval '48 hours'
      and ${s.endsAt} > (${first}::timestamp at time zone ${h.timeZone})
      and (${s.status} <> 'cancelled' or exists (select from ${clockRecords} ${r} where ${r.companyId} = ${s.companyId} and ${r.shiftId} = ${s.id}))
    union select employee, department::int, 0, department from ${lentWithin(hotel)} lent where first <= ${last}::date and last >= ${first}::date)`;

/** The place that continues this one by a local day, after a move or a merger; else itself. */
export const continuedBy = (
  { id, closedFrom, continuedAs }: Record<'id' | 'closedFrom' | 'continuedAs', PgColumn>,
  day: string,
): SQL => sql`case when ${closedFrom} <= ${day}::date then coalesce(${continuedAs}, ${id}) else ${id} end`;

/** The only open work centre with the name of a department, as one list of departments makes it; else null. */
export const centreOf = ({ companyId, name }: Record<'companyId' | 'name', PgColumn>): SQL =>
  sql`(select case when count(*) = 1 then min(${c.id}) end from ${workCentres} ${c} where ${c.companyId} = ${companyId} and ${c.name} = ${name} and ${c.closedFrom} is null)`;
