import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { punches } from './punches.table';

/**
 * Removes the reasons and identifying keys of an employee's punches; the punches stay. Checks and audits nothing: the
 * erasure does.
 */
export async function eraseFromPunches(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx.execute(sql`select set_config('horae.erases', 'yes', true)`);
  await tx.execute(sql`update ${punches} set ${bare(punches.key)} = 'erased:' || ${punches.id},
    ${bare(punches.reason)} = case when ${punches.reason} is not null then '–' end
    where ${punches.companyId} = ${companyId} and ${punches.employeeId} = ${employeeId}`);
  await tx.execute(sql`select set_config('horae.erases', '', true)`);
}
