import { sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { companies } from '../organisation/organisation.table';
import { employees } from './employees.table';
import { eraseRows } from './erase-person.service';

const hourMilliseconds = 3_600_000;

/** Erases whoever left longer ago than their hotel keeps personal data; answers how many. */
export async function eraseByRetention(db: Database): Promise<number> {
  const { rows } = await db.execute<{ companyId: number; id: number }>(sql`
    select e.company_id as "companyId", e.id from ${employees} e join ${companies} c on c.company_id = e.company_id
    where e.erased_at is null
      and e.last_day + c.retention_months * interval '1 month' < (now() at time zone c.time_zone)::date order by 1, 2`);
  for (const { companyId, id } of rows) {
    await inTransaction(db, async (tx) => {
      const held = await tx.execute(sql`update ${employees} set version = version + 1
        where company_id = ${companyId} and id = ${id} and erased_at is null returning id`);
      if (held.rows.length === 0) return;
      await eraseRows(tx, companyId, id);
      const of = { companyId, accountId: null, objectId: id, employeeId: id };
      await recordChange(tx, { ...of, object: 'employee', deed: 'remove', after: { erased: true } });
      await announce(tx, 'people', 'admins');
    });
  }
  return rows.length;
}

/** Looks every hour whose time is over; answers how to stop it. */
export function startRetention(db: Database, warn: (error: unknown) => void): () => void {
  const look = () => void eraseByRetention(db).catch(warn);
  look();
  const timer = setInterval(look, hourMilliseconds);
  return () => clearInterval(timer);
}
