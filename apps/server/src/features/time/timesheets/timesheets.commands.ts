import { hourlyLeaveCodes } from '@horae/contract/scheduling/leave-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { lockedSheets, signedSheets, timesheets } from './timesheets.table';

const l = alias(lockedSheets, 'l');
const t = alias(timesheets, 't');

const s = alias(signedSheets, 's');

const withoutLeave = (days: PgColumn): SQL =>
  sql`(select jsonb_agg(jsonb_set(day, '{leave}', 'null') - 'leaveMinutes' - 'leaveHours') from jsonb_array_elements(${days}) as day)`;

/**
 * Removes the kinds of leave, by day and by the hour, from an employee's signed and locked time sheets; the hours stay. Checks and audits nothing:
 * the erasure does.
 */
export async function eraseFromTimesheets(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(sql`update ${signedSheets} ${s} set
    ${bare(s.days)} = ${withoutLeave(s.days)},
    ${bare(s.lines)} = coalesce((select jsonb_agg(line) from jsonb_array_elements(${s.lines}) as line where (line ->> 'days')::int = 0 and line ->> 'code' <> all(${sql.param([...hourlyLeaveCodes])}::text[])), '[]')
    from ${timesheets} ${t} where ${t.companyId} = ${s.companyId} and ${t.id} = ${s.timesheetId} and ${t.companyId} = ${companyId} and ${t.employeeId} = ${employeeId}`);
  await tx.execute(sql`update ${lockedSheets} ${l} set ${bare(l.days)} = ${withoutLeave(l.days)}
    from ${timesheets} ${t} where ${t.companyId} = ${l.companyId} and ${t.id} = ${l.timesheetId} and ${t.companyId} = ${companyId} and ${t.employeeId} = ${employeeId}`);
}
