import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { dropWaitingDays } from './days-to-declare.store';
import { declarations } from './declarations.table';
import type { Wanted } from './wanted';

const previous = alias(declarations, 'old');
const fresh = alias(declarations, 'new');
const excluded = alias(declarations, 'excluded');

/** Queues messages; returns their number. Checks no rights. The caller has held `lockDeclaring` since it read the plan. */
export async function queueDays(
  tx: Database,
  hotel: GrantedHotel,
  accountId: number,
  wanted: readonly Wanted[],
): Promise<number> {
  if (wanted.length === 0) return 0;
  const column = (valueOf: (one: Wanted) => unknown) => sql.param(wanted.map(valueOf));
  const { rows } = await tx.execute<{
    id: number;
    employeeId: number;
    kind: Wanted['kind'];
    first: string;
    last: string;
  }>(sql`
    insert into ${declarations} (${bare(declarations.companyId, declarations.kind, declarations.filing, declarations.employeeId, declarations.firstDay, declarations.lastDay, declarations.key, declarations.days, declarations.fact, declarations.dueAt, declarations.askedBy)})
    select ${hotel.companyId}, kind::declaration_kind, filing::declaration_filing, employee, first::date, last::date, key, days::jsonb, fact::jsonb,
      to_timestamp(due), ${accountId}
    from unnest(${column(({ kind }) => kind)}::text[], ${column(({ filing }) => filing)}::text[], ${column(({ employeeId }) => employeeId)}::int[],
      ${column(({ days }) => days[0]!.day)}::text[], ${column(({ days }) => days.at(-1)!.day)}::text[],
      ${column(({ key }) => key)}::text[], ${column(({ kind, days }) => (kind === 'cancellation' ? null : JSON.stringify(days)))}::text[],
      ${column(({ takesBack }) => (takesBack === undefined ? null : JSON.stringify({ declarationId: takesBack })))}::text[],
      ${column(({ due }) => due)}::float8[])
      with ordinality as given (kind, filing, employee, first, last, key, days, fact, due, place)
    order by place
    on conflict (${bare(declarations.companyId, declarations.key)}) do update set ${bare(declarations.state)} = 'queued', ${bare(declarations.filing)} = ${excluded.filing}, ${bare(declarations.refusal)} = null, ${bare(declarations.nextAttemptAt)} = now(),
      ${bare(declarations.askedBy)} = ${excluded.askedBy}, ${bare(declarations.askedAt)} = now(), ${bare(declarations.version)} = ${declarations.version} + 1
      where ${declarations.state} in ('rejected', 'cancelled', 'superseded') and ${declarations.protocol} is null
    returning ${declarations.id}, ${declarations.employeeId} as "employeeId", ${declarations.kind}, ${declarations.firstDay}::text as first, ${declarations.lastDay}::text as last`);
  await dropOutdated(
    tx,
    hotel.companyId,
    rows.map(({ id }) => id),
  );
  await recordChanges(
    tx,
    rows.map(({ id, employeeId, kind, first, last }) => ({
      companyId: hotel.companyId,
      accountId,
      object: 'declaration',
      objectId: id,
      employeeId,
      action: 'add' as const,
      after: { kind, from: first, to: last },
    })),
  );
  const declared = wanted.flatMap(({ employeeId, days: of }) => of.map(({ day }) => ({ employeeId, day })));
  await dropWaitingDays(tx, hotel.companyId, declared);
  await announce(tx, 'declarations', 'all');
  return rows.length;
}

/** Lets one queue at a time in a hotel: concurrent ones would not see each other's rows. */
export async function lockDeclaring(tx: Database, companyId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`declare ${companyId}`}, 0))`);
}

/** Supersedes earlier messages that were not accepted and contain no other day than a newer one. */
async function dropOutdated(tx: Database, companyId: number, newer: number[]): Promise<void> {
  await tx.execute(sql`
    update ${declarations} ${previous} set ${bare(previous.state)} = 'superseded', ${bare(previous.version)} = ${previous.version} + 1
    from ${declarations} ${fresh}
    where ${fresh.companyId} = ${companyId} and ${fresh.id} = any(${sql.param(newer)}::int[]) and ${previous.companyId} = ${fresh.companyId}
      and ${previous.employeeId} = ${fresh.employeeId} and ${previous.kind} = ${fresh.kind} and ${previous.id} <> all(${sql.param(newer)}::int[])
      and ${previous.state} in ('queued', 'rejected', 'unknown') and ${previous.firstDay} >= ${fresh.firstDay} and ${previous.lastDay} <= ${fresh.lastDay}`);
}
