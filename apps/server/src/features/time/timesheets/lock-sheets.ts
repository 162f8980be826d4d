import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import type { SheetMonth } from './month.rules';
import { ofScope } from './rights.reads';
import { type CountedSheet, countSheets, readSheets } from './sheets';
import { timesheets } from './timesheets.table';

const e = alias(employees, 'e');

/** Counts the sheets of some employees, with their rows created and locked. */
export async function lockSheets(
  tx: Database,
  hotel: GrantedHotel,
  month: SheetMonth,
  employees: number[],
): Promise<CountedSheet[]> {
  const ids = sql`any(${sql.param(employees)}::int[])`;
  const seen = and(ofScope(hotel), sql`${e.id} = ${ids}`)!;
  const found = await readSheets(tx, hotel, month, seen);
  const missing = found.filter(({ sheetId }) => sheetId === null).map(({ employeeId }) => employeeId);
  await tx.execute(sql`insert into ${timesheets} (${bare(timesheets.companyId, timesheets.employeeId, timesheets.firstDay, timesheets.lastDay, timesheets.version)})
    select ${hotel.companyId}, employee, ${month.firstDay}, ${month.lastDay}, 0 from unnest(${sql.param(missing)}::int[]) as employee on conflict do nothing`);
  await tx.execute(
    sql`select from ${timesheets} where ${timesheets.companyId} = ${hotel.companyId} and ${timesheets.firstDay} = ${month.firstDay} and ${timesheets.employeeId} = ${ids} order by ${timesheets.id} for update`,
  );
  return countSheets(tx, hotel, month, await readSheets(tx, hotel, month, seen));
}
