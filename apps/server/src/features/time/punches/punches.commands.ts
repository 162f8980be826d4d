import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { employeePins, punches, terminalCodes, waitingPunches } from './punches.table';

/**
 * Removes the numbers by which clocks know a person, and the words about their punches; the punches stay. `code` is that of before
 * the erasure. Checks and audits nothing: the erasure does.
 */
export async function eraseFromClocks(
  tx: Database,
  companyId: number,
  { employeeId, code }: { employeeId: number; code: string },
): Promise<void> {
  const ofPerson = sql`company_id = ${companyId} and employee_id = ${employeeId}`;
  // Terminals say numbers, which say who.
  await tx.execute(sql`delete from ${waitingPunches} w where w.company_id = ${companyId}
    and (lower(w.code) = lower(${code}) or w.code in (select code from ${terminalCodes} where ${ofPerson}))`);
  await tx.execute(sql`delete from ${employeePins} where ${ofPerson}`);
  await tx.execute(sql`delete from ${terminalCodes} where ${ofPerson}`);
  await tx.execute(sql`select set_config('horae.erases', 'yes', true)`);
  await tx.execute(
    sql`update ${punches} set key = 'erased:' || id, reason = case when reason is not null then '–' end where ${ofPerson}`,
  );
  await tx.execute(sql`select set_config('horae.erases', '', true)`);
}
