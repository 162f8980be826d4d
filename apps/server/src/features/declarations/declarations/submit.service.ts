import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { forbidden } from '#platform/errors';
import { daysAsked } from './days-asked';
import type { Asked } from './read-roster';
import { readWanted, type Wanted } from './read-wanted';

/** Puts in the queue what the plan says otherwise than the state knows it; answers how many declarations that is. */
export async function submitDays(db: Database, hotel: GrantedHotel, accountId: number, asked: Asked): Promise<number> {
  if (!hotel.mayPlan) throw forbidden();
  const days = daysAsked(asked);
  return inTransaction(db, async (tx) => {
    // Two who submit the same at once would not see each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`declare ${hotel.companyId}`}, 0))`);
    const wanted = await readWanted(tx, hotel, asked, days);
    if (wanted.length === 0) return 0;
    const column = (of: (one: Wanted) => unknown) => sql.param(wanted.map(of));
    const { rows } = await tx.execute<{
      id: number;
      employeeId: number;
      kind: Wanted['kind'];
      first: string;
      last: string;
    }>(sql`
      insert into declarations (company_id, kind, filing, employee_id, first_day, last_day, key, days, fact, due_at, asked_by)
      select ${hotel.companyId}, kind::declaration_kind, filing::declaration_filing, employee_id, first_day::date, last_day::date, key, days::jsonb, fact::jsonb,
        to_timestamp(due), ${accountId}
      from unnest(${column(({ kind }) => kind)}::text[], ${column(({ filing }) => filing)}::text[], ${column(({ employeeId }) => employeeId)}::int[],
        ${column(({ days }) => days[0]!.day)}::text[], ${column(({ days }) => days.at(-1)!.day)}::text[],
        ${column(({ key }) => key)}::text[], ${column(({ kind, days }) => (kind === 'cancellation' ? null : JSON.stringify(days)))}::text[],
        ${column(({ takesBack }) => (takesBack === undefined ? null : JSON.stringify({ declarationId: takesBack })))}::text[],
        ${column(({ due }) => due)}::float8[])
        with ordinality as given (kind, filing, employee_id, first_day, last_day, key, days, fact, due, place)
      order by place
      on conflict (company_id, key) do update set state = 'queued', filing = excluded.filing, refusal = null, next_attempt_at = now(),
        asked_by = excluded.asked_by, asked_at = now(), version = declarations.version + 1
        where declarations.state in ('rejected', 'cancelled', 'superseded') and declarations.protocol is null
      returning id, employee_id as "employeeId", kind, first_day::text as first, last_day::text as last`);
    await dropOutdated(
      tx,
      hotel.companyId,
      rows.map(({ id }) => id),
    );
    for (const { id, employeeId, kind, first, last } of rows) {
      const who = { companyId: hotel.companyId, accountId, object: 'declaration', objectId: id, employeeId };
      await recordChange(tx, { ...who, deed: 'add', after: { kind, from: first, to: last } });
    }
    await announce(tx, 'declarations', 'all');
    return rows.length;
  });
}

/** What was asked for before, is not accepted and speaks of no other day has nothing more to say. */
async function dropOutdated(tx: Database, companyId: number, newer: number[]): Promise<void> {
  await tx.execute(sql`
    update declarations old set state = 'superseded', version = old.version + 1
    from declarations new
    where new.company_id = ${companyId} and new.id = any(${sql.param(newer)}::int[]) and old.company_id = new.company_id
      and old.employee_id = new.employee_id and old.kind = new.kind and old.id <> all(${sql.param(newer)}::int[])
      and old.state in ('queued', 'rejected', 'unknown') and old.first_day >= new.first_day and old.last_day <= new.last_day`);
}
