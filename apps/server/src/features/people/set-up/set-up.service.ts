import type { SetUpState } from '@horae/contract/people/set-up.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accountHotels } from '../../core/session/session.table';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { departments, organisationUnits } from '../organisation/organisation.table';
import { employees } from '../people/employees.table';

/** The set-up keeps no state of its own: what is stored of a hotel says how far it has come. */
export async function readSetUp(db: Database, companyId: number): Promise<SetUpState> {
  const count = (from: SQL) => sql`(select count(*)::int from ${from} where company_id = ${companyId})`;
  const open = (table: SQL) => sql`(select * from ${table} where closed_from is null) open`;
  const { rows } = await db.execute<SetUpState & Record<string, unknown>>(sql`select
    ${count(open(sql`${organisationUnits}`))} as "organisationUnits", ${count(open(sql`${departments}`))} as departments,
    ${count(sql`${employees}`)} as people, ${count(sql`${accountHotels}`)} as accounts,
    (select count(*)::int from (select from ${shifts} where company_id = ${companyId} limit 1000) found) as shifts`);
  return rows[0]!;
}
