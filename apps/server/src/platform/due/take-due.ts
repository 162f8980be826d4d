import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { derivedDue } from './due.table';

export type DueThing = 'attendance' | 'timesheets' | 'declared layer';

/** For whom something must be worked out anew (null: everybody), around which instants (epoch milliseconds, may be infinite). */
export interface Due extends Record<string, unknown> {
  employeeId: number | null;
  from: number;
  to: number;
}

// The first half of the advisory locks of whoever works out; the second is the hotel.
const locks: Record<DueThing, number> = { attendance: 7_203_003, timesheets: 7_203_004, 'declared layer': 7_203_005 };

/** Takes what is due of a hotel, by employee; until the transaction ends nobody else works on the same. */
export async function takeDue(tx: Database, thing: DueThing, companyId: number): Promise<Due[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks[thing]}, ${companyId})`);
  const { thing: name, companyId: hotel, employeeId, fromAt, toAt } = derivedDue;
  const { rows } = await tx.execute<Due>(sql`
    with taken as (delete from ${derivedDue} where ${name} = ${thing} and ${hotel} = ${companyId} returning ${employeeId} as employee, ${fromAt} as first, ${toAt} as last)
    select employee as "employeeId", date_part('epoch', min(first)) * 1000 as "from", date_part('epoch', max(last)) * 1000 as "to"
    from taken group by employee order by employee`);
  return rows;
}
