import type { ParsedRequestOf } from '@horae/contract/route';
import type { SecurityEvent } from '@horae/contract/settings/security-event-rows';
import type { SecurityEventQuery, securityEventsContract } from '@horae/contract/settings/security-events.contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { noteEvent } from '#platform/security-events/note-refusal';
import { securityEvents } from '#platform/security-events/security-events.table';
import { accounts } from '../../core/session/session.table';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { clockDevices } from '../../time/clock-devices/clock-devices.table';

const e = alias(securityEvents, 'e');
const a = alias(accounts, 'a');
const o = alias(accounts, 'o');
const c = alias(companies, 'c');
const p = alias(employees, 'p');
const d = alias(clockDevices, 'd');

const from = sql`from ${securityEvents} ${e}
  left join ${accounts} ${a} on ${a.id} = ${e.accountId}
  left join ${accounts} ${o} on ${e.subject} = 'account' and ${o.id} = ${e.subjectId}
  left join ${employees} ${p} on ${e.subject} = 'employee' and ${p.companyId} = ${e.companyId} and ${p.id} = ${e.subjectId}
  left join ${clockDevices} ${d} on ${e.subject} = 'device' and ${d.companyId} = ${e.companyId} and ${d.id} = ${e.subjectId}
  left join ${companies} ${c} on ${c.companyId} = ${e.companyId}`;

const named = (id: SQL, name: SQL) =>
  sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;

const columns = sql`${e.id}::float8 as id, ${e.at}, ${e.lastAt} as "lastAt", ${e.count}, ${e.kind}, ${e.outcome},
  ${named(sql`${a.id}`, sql`${a.fullName}`)} as by, ${e.email}, ${e.address}, ${e.agent}, ${e.facts},
  ${named(sql`${c.companyId}`, sql`${c.name}`)} as hotel,
  case when ${e.subject} is not null then json_build_object('kind', ${e.subject}, 'id', ${e.subjectId},
    'name', coalesce(${o.fullName}, ${p.name}, ${d.name})) end as subject`;

type Row = Omit<SecurityEvent, 'at' | 'lastAt'> & Record<'at' | 'lastAt', Date> & Record<string, unknown>;

const shown = (row: Row): SecurityEvent =>
  Object.assign(row, { at: new Date(row.at).toISOString(), lastAt: new Date(row.lastAt).toISOString() });

/** Returns a page of the events that match a query, newest first. Days are those of `timeZone`. */
export async function listSecurityEvents(
  db: Database,
  query: SecurityEventQuery,
  timeZone: string,
): Promise<{ total: number; events: SecurityEvent[] }> {
  const { page, perPage } = query;
  const wanted = and(sql`true`, ...narrowing(query, timeZone));
  const [counted, found] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total from ${securityEvents} ${e} where ${wanted}`),
    db.execute<Row>(sql`select ${columns} ${from} where ${wanted}
      order by ${e.at} desc, ${e.id} desc limit ${perPage} offset ${(page - 1) * perPage}`),
  ]);
  return { total: counted.rows[0]?.total ?? 0, events: found.rows.map(shown) };
}

export async function readSecurityEvent(db: Database, id: number): Promise<SecurityEvent> {
  const { rows } = await db.execute<Row>(sql`select ${columns} ${from} where ${e.id} = ${id}`);
  const [row] = rows;
  if (!row) throw notFound('Security event');
  return shown(row);
}

function narrowing(query: SecurityEventQuery, timeZone: string): (SQL | undefined)[] {
  const { q, kind, outcome, account } = query;
  const startOf = (day: string, days = 0) => sql`((${day}::date + ${days}::int)::timestamp at time zone ${timeZone})`;
  return [
    kind && sql`${e.kind} = ${kind}`,
    outcome && sql`${e.outcome} = ${outcome}`,
    account === undefined
      ? undefined
      : sql`(${e.accountId} = ${account} or (${e.subject} = 'account' and ${e.subjectId} = ${account}))`,
    query.from === undefined ? undefined : sql`${e.at} >= ${startOf(query.from)}`,
    query.to === undefined ? undefined : sql`${e.at} < ${startOf(query.to, 1)}`,
    q === '' ? undefined : sql`position(${q.toLowerCase()} in lower(concat_ws(' ', ${e.address}, ${e.email}))) > 0`,
  ];
}

/** The accounts by which events can be filtered. */
export async function readSecurityChoices(db: Database) {
  const isNamed = sql`exists (select from ${securityEvents} ${e} where ${e.accountId} = ${a.id})
    or exists (select from ${securityEvents} ${e} where ${e.subject} = 'account' and ${e.subjectId} = ${a.id})`;
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select ${a.id}, ${a.fullName} as name from ${accounts} ${a} where ${isNamed} order by lower(${a.fullName}), ${a.id}`);
  return { accounts: rows };
}

type Report = ParsedRequestOf<typeof securityEventsContract.reportExport>['body'];

/** Records an export that is written in the browser: the server only knows what the browser says. */
export async function reportExport(db: Database, { screen, format, rows, hotel }: Report): Promise<void> {
  const facts = { what: screen, format, rows, reportedBy: 'browser' };
  await noteEvent(db, { kind: 'data-exported', companyId: hotel ?? null, facts });
}
