import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { within } from '#platform/hotel-scope';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { declarations } from './declarations.table';

const d = alias(declarations, 'd');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');

const seenPlaces = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };

/** The number of refused declarations about employees in the account's scope. */
export async function countRejected(db: Database, hotel: GrantedHotel): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from ${declarations} ${d}
    left join ${employees} ${e} on ${e.companyId} = ${d.companyId} and ${e.id} = ${d.employeeId}
    ${joinPlaceToday(hotel, e)}
    left join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    where ${and(sql`${d.companyId} = ${hotel.companyId} and ${d.state} = 'rejected'`, within(hotel.scope, seenPlaces))}`);
  return rows[0]!.count;
}
