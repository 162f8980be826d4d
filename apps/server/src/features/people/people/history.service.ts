import type { HistoryEntry } from '@horae/contract/people/person-actions.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '#platform/audit.table';
import type { Database } from '#platform/database';
import { accounts } from '../../core/session/session.table';
import type { PeopleContext } from './people-context';
import { readPerson } from './person';

const e = alias(auditEntries, 'e');
const a = alias(accounts, 'a');

/** The changes to an employee and the views of their numbers, newest first. */
export async function readHistory(
  db: Database,
  context: PeopleContext,
  { id, page, perPage }: { id: number; page: number; perPage: number },
): Promise<{ total: number; entries: HistoryEntry[] }> {
  await readPerson(db, context, id);
  const ofPerson = sql`${e.companyId} = ${context.hotel.companyId} and ${e.employeeId} = ${id}`;
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${auditEntries} ${e} where ${ofPerson}`,
  );
  const { rows } = await db.execute<Omit<HistoryEntry, 'at'> & { at: Date }>(sql`
    select ${e.id}::float8 as id, ${e.at}, ${a.fullName} as by, ${e.object}, ${e.action},
      coalesce(${e.before}, '{}') as before, coalesce(${e.after}, '{}') as after
    from ${auditEntries} ${e} left join ${accounts} ${a} on ${a.id} = ${e.accountId}
    where ${ofPerson} order by ${e.id} desc limit ${perPage} offset ${(page - 1) * perPage}`);
  const entries = rows.map((row) => Object.assign(row, { at: new Date(row.at).toISOString() }));
  return { total: counted.rows[0]?.total ?? 0, entries };
}
