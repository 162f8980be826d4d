import { foldText } from '@horae/contract/fold-text';
import type { AuditEntry, AuditQuery } from '@horae/contract/settings/audit.contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntries } from '#platform/audit.table';
import type { Database } from '#platform/database';
import { accounts } from '../../core/session/session.table';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

const e = alias(auditEntries, 'e');
const a = alias(accounts, 'a');
const c = alias(companies, 'c');
const p = alias(employees, 'p');

const from = sql`from ${auditEntries} ${e}
  left join ${accounts} ${a} on ${a.id} = ${e.accountId}
  left join ${companies} ${c} on ${c.companyId} = ${e.companyId}
  left join ${employees} ${p} on ${p.companyId} = ${e.companyId} and ${p.id} = ${e.employeeId}`;

/** Returns a page of the audit entries that match a query, newest first. Days are those of `timeZone`. */
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
      select ${e.id}::float8 as id, ${e.at}, ${e.action}, ${e.object}, ${e.objectId} as "objectId",
        ${named(sql`${a.id}`, sql`${a.fullName}`)} as by, ${named(sql`${c.companyId}`, sql`${c.name}`)} as hotel,
        ${named(sql`${p.id}`, sql`${p.name}`)} as about, ${valuesOf(sql`${e.before}`)} as before, ${valuesOf(sql`${e.after}`)} as after
      ${from} ${wanted} order by ${e.at} desc, ${e.id} desc limit ${perPage} offset ${(page - 1) * perPage}`),
  ]);
  const entries = found.rows.map((row) => Object.assign(row, { at: new Date(row.at).toISOString() }));
  return { total: counted.rows[0]?.total ?? 0, entries };
}

const named = (id: SQL, name: SQL) =>
  sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;

// Stored values are an object or null.
const valuesOf = (column: SQL) => sql`case when jsonb_typeof(${column}) = 'object' then ${column} else '{}' end`;

function narrowing(query: AuditQuery, timeZone: string): (SQL | undefined)[] {
  const { q, hotel, account, employee, object, deed: action } = query;
  const startOf = (day: string, days = 0) => sql`((${day}::date + ${days}::int)::timestamp at time zone ${timeZone})`;
  return [
    hotel === undefined ? undefined : sql`${e.companyId} = ${hotel}`,
    account === undefined ? undefined : sql`${e.accountId} = ${account}`,
    employee === undefined ? undefined : sql`${e.employeeId} = ${employee}`,
    object === undefined ? undefined : sql`${e.object} = ${object}`,
    action === undefined ? undefined : sql`${e.action} = ${action}`,
    query.from === undefined ? undefined : sql`${e.at} >= ${startOf(query.from)}`,
    query.to === undefined ? undefined : sql`${e.at} < ${startOf(query.to, 1)}`,
    q === ''
      ? undefined
      : sql`position(${foldText(q)} in fold_text(concat_ws(' ', ${a.fullName}, ${p.name}, ${e.before}::text, ${e.after}::text))) > 0`,
  ];
}

/** The values that the audit can be filtered by. */
export async function readChoices(db: Database) {
  type Named = { id: number; name: string };
  const { rows } = await db.execute<{ hotels: Named[]; accounts: Named[]; objects: string[] }>(sql`select
    (select coalesce(json_agg(json_build_object('id', ${companies.companyId}, 'name', ${companies.name}) order by ${companies.companyId}), '[]') from ${companies}) as hotels,
    (select coalesce(json_agg(json_build_object('id', ${accounts.id}, 'name', ${accounts.fullName}) order by lower(${accounts.fullName}), ${accounts.id}), '[]') from ${accounts}
      where ${accounts.id} in (select ${auditEntries.accountId} from ${auditEntries})) as accounts,
    (select coalesce(json_agg(object order by object), '[]') from (select distinct ${auditEntries.object} from ${auditEntries}) used) as objects`);
  return rows[0]!;
}
