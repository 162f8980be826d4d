import { foldText } from '@horae/contract/fold-text';
import type { AuditEntry, AuditQuery } from '@horae/contract/settings/audit.contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { auditEntries } from '#platform/audit.table';
import type { Database } from '#platform/database';
import { accounts } from '../../core/session/session.table';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

const from = sql`from ${auditEntries} e
  left join ${accounts} a on a.id = e.account_id
  left join ${companies} c on c.company_id = e.company_id
  left join ${employees} p on p.company_id = e.company_id and p.id = e.employee_id`;

/** The deeds that answer a query, one page of them, the newest first. Days are those of `timeZone`. */
export async function listAudit(
  db: Database,
  query: AuditQuery,
  timeZone: string,
): Promise<{ total: number; entries: AuditEntry[] }> {
  const { page, perPage } = query;
  const wanted = sql`where ${and(sql`true`, ...narrowing(query, timeZone))}`;
  const [counted, found] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from} ${wanted}`),
    db.execute<Omit<AuditEntry, 'at'> & { at: Date } & Record<string, unknown>>(sql`
      select e.id::float8 as id, e.at, e.deed, e.object, e.object_id as "objectId",
        ${named(sql`a.id`, sql`a.full_name`)} as by, ${named(sql`c.company_id`, sql`c.name`)} as hotel,
        ${named(sql`p.id`, sql`p.name`)} as about, ${valuesOf(sql`e.before`)} as before, ${valuesOf(sql`e.after`)} as after
      ${from} ${wanted} order by e.at desc, e.id desc limit ${perPage} offset ${(page - 1) * perPage}`),
  ]);
  const entries = found.rows.map((row) => Object.assign(row, { at: new Date(row.at).toISOString() }));
  return { total: counted.rows[0]?.total ?? 0, entries };
}

const named = (id: SQL, name: SQL) =>
  sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;

// What was written down is an object or nothing.
const valuesOf = (column: SQL) => sql`case when jsonb_typeof(${column}) = 'object' then ${column} else '{}' end`;

function narrowing(query: AuditQuery, timeZone: string): (SQL | undefined)[] {
  const { q, hotel, account, employee, object, deed } = query;
  const startOf = (day: string, days = 0) => sql`((${day}::date + ${days}::int)::timestamp at time zone ${timeZone})`;
  return [
    hotel === undefined ? undefined : sql`e.company_id = ${hotel}`,
    account === undefined ? undefined : sql`e.account_id = ${account}`,
    employee === undefined ? undefined : sql`e.employee_id = ${employee}`,
    object === undefined ? undefined : sql`e.object = ${object}`,
    deed === undefined ? undefined : sql`e.deed = ${deed}`,
    query.from === undefined ? undefined : sql`e.at >= ${startOf(query.from)}`,
    query.to === undefined ? undefined : sql`e.at < ${startOf(query.to, 1)}`,
    q === ''
      ? undefined
      : sql`position(${foldText(q)} in fold_text(concat_ws(' ', a.full_name, p.name, e.before::text, e.after::text))) > 0`,
  ];
}

/** What the audit can be narrowed by. */
export async function readChoices(db: Database) {
  type Named = { id: number; name: string };
  const { rows } = await db.execute<{ hotels: Named[]; accounts: Named[]; objects: string[] }>(sql`select
    (select coalesce(json_agg(json_build_object('id', company_id, 'name', name) order by company_id), '[]') from ${companies}) as hotels,
    (select coalesce(json_agg(json_build_object('id', id, 'name', full_name) order by lower(full_name), id), '[]') from ${accounts}
      where id in (select account_id from ${auditEntries})) as accounts,
    (select coalesce(json_agg(object order by object), '[]') from (select distinct object from ${auditEntries}) used) as objects`);
  return rows[0]!;
}
