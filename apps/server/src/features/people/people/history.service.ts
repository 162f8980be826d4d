import type { HistoryEntry } from '@horae/contract/people/person-deeds.contract';
import { sql } from 'drizzle-orm';
import { auditEntries } from '#platform/audit.table';
import type { Database } from '#platform/database';
import { accounts } from '../../core/session/session.table';
import type { PeopleDesk } from './desk';
import { readPerson } from './person';

/** What was done to somebody and who saw which number, the newest first. */
export async function readHistory(
  db: Database,
  desk: PeopleDesk,
  { id, page, perPage }: { id: number; page: number; perPage: number },
): Promise<{ total: number; entries: HistoryEntry[] }> {
  await readPerson(db, desk, id);
  const ofPerson = sql`e.company_id = ${desk.hotel.companyId} and e.employee_id = ${id}`;
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${auditEntries} e where ${ofPerson}`,
  );
  const { rows } = await db.execute<Omit<HistoryEntry, 'at'> & { at: Date }>(sql`
    select e.id::float8 as id, e.at, a.full_name as by, e.object, e.deed,
      coalesce(e.before, '{}') as before, coalesce(e.after, '{}') as after
    from ${auditEntries} e left join ${accounts} a on a.id = e.account_id
    where ${ofPerson} order by e.id desc limit ${perPage} offset ${(page - 1) * perPage}`);
  const entries = rows.map((row) => Object.assign(row, { at: new Date(row.at).toISOString() }));
  return { total: counted.rows[0]?.total ?? 0, entries };
}
