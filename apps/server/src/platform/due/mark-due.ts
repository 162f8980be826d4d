import { type SQL, sql } from 'drizzle-orm';
import { bare } from '../column-names';
import type { Database } from '../database';
import { derivedDue } from './due.table';
import type { DueThing } from './take-due';

/** Marks a thing due; `spans` is a query of hotel, employee, and first and last instant. */
export async function markDue(db: Database, thing: DueThing, spans: SQL): Promise<void> {
  const { thing: name, companyId, employeeId, fromAt, toAt } = derivedDue;
  await db.execute(sql`insert into ${derivedDue} (${bare(name, companyId, employeeId, fromAt, toAt)})
    select ${thing}, spans.* from (${spans}) spans`);
}
