import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import type { Work } from '#platform/work/run-work';
import { companies } from '../organisation/organisation.table';
import { employees } from './employees.table';
import { eraseRows } from './erase-person.service';

const e = alias(employees, 'e');
const c = alias(companies, 'c');

/** Erases employees who left longer ago than the hotel keeps personal data; returns how many. */
export async function eraseByRetention(db: Database, companyId: number): Promise<number> {
  const people = (await readOverdue(db)).filter((one) => one.companyId === companyId);
  for (const { id } of people) {
    await inTransaction(db, async (tx) => {
      const current = await tx.execute(sql`update ${employees} set ${bare(employees.version)} = ${employees.version} + 1
        where ${employees.companyId} = ${companyId} and ${employees.id} = ${id} and ${employees.erasedAt} is null returning ${employees.id}`);
      if (current.rows.length === 0) return;
      await eraseRows(tx, companyId, id);
      const about = { companyId, accountId: null, objectId: id, employeeId: id };
      await recordChange(tx, { ...about, object: 'employee', action: 'remove', after: { erased: true } });
      await announce(tx, 'people', 'admins');
    });
  }
  return people.length;
}

async function readOverdue(db: Database): Promise<{ companyId: number; id: number }[]> {
  const { rows } = await db.execute<{ companyId: number; id: number }>(sql`
    select ${e.companyId} as "companyId", ${e.id} from ${employees} ${e} join ${companies} ${c} on ${c.companyId} = ${e.companyId}
    where ${e.erasedAt} is null
      and ${e.lastDay} + ${c.retentionMonths} * interval '1 month' < (now() at time zone ${c.timeZone})::date order by 1, 2`);
  return rows;
}

/** Checks every hour for employees whose retention has expired. */
export const retentionWork = (db: Database): Work => ({
  name: 'retention',
  everySeconds: 3600,
  due: async () => [...new Set((await readOverdue(db)).map(({ companyId }) => companyId))],
  work: (companyId) => eraseByRetention(db, companyId),
});
