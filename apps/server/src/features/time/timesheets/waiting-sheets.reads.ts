import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { accountHotels } from '../../core/session/session.table';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { ofScope } from './rights.reads';
import { timesheets } from './timesheets.table';

const t = alias(timesheets, 't');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const own = alias(accountHotels, 'own');

/** The confirmed sheets that the account may approve, and the earliest month with one; its own are for others. */
export async function countWaitingSheets(
  db: Database,
  accountId: number,
  hotel: GrantedHotel,
): Promise<{ count: number; month: string | null }> {
  const isOwn = sql`exists (select from ${accountHotels} ${own} where ${own.companyId} = ${t.companyId}
    and ${own.accountId} = ${accountId} and ${own.employeeId} = ${t.employeeId})`;
  const { rows } = await db.execute<{ count: number; month: string | null }>(sql`
    select count(*)::int as count, to_char(min(${t.firstDay}), 'YYYY-MM') as month
    from ${timesheets} ${t} join ${employees} ${e} on ${e.companyId} = ${t.companyId} and ${e.id} = ${t.employeeId}
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    where ${and(sql`${t.companyId} = ${hotel.companyId} and ${t.state} = 'confirmed' and not ${isOwn}`, ofScope(hotel))}`);
  return rows[0] ?? { count: 0, month: null };
}
