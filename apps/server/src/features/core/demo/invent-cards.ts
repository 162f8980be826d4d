import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { lateCard, prepareCards } from '../../declarations/declarations/prepare-cards';

/** The last punch of a hotel before the demo adds more. */
export async function lastPunchOf(tx: Database, companyId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int as id from punches where company_id = ${companyId}`,
  );
  return rows[0]!.id;
}

/**
 * Adds the work cards that the outbox would have sent for the invented punches of today and yesterday: nearly all
 * accepted within seconds, a few late, and a forgotten one left unsent. Earlier days get none.
 */
export async function inventCards(tx: Database, companyId: number, after: number, from: number): Promise<void> {
  await tx.execute(sql`
    insert into ergani_settings (company_id, cards_after) values (${companyId}, ${after})
    on conflict (company_id) do update set cards_after = excluded.cards_after`);
  await prepareCards(tx, companyId, from);
  await tx.execute(sql`
    update declarations d set source = 'demo', asked_at = p.at, code = 'WRKCardSE', version = 2,
      state = case fate.is_late when true then 'rejected' when false then 'superseded' else 'accepted' end::declaration_state,
      refusal = case when fate.is_late is not null then ${lateCard} end, attempts = case when fate.is_late is null then 1 else 0 end,
      protocol = case when fate.is_late is null then 'ΔΟΚ' || d.id end,
      protocol_number = case when fate.is_late is null then d.id end,
      submitted_at = case when fate.is_late is null then date_trunc('minute', least(now(), p.at + interval '3 seconds')) end
    from punches p
    cross join lateral (select case when p.at > now() - interval '20 minutes' then null
      when p.id % case when p.at > now() - interval '12 hours' then 13 else 60 end = 1 then true
      when p.id % 31 = 2 then false end as is_late) fate
    where d.company_id = ${companyId} and d.kind = 'workCard' and d.state = 'queued' and p.company_id = d.company_id
      and d.key = 'card:' || p.id and p.id > ${after} and p.key like 'demo:%'`);
  await tx.execute(sql`
    update ergani_settings set cards_after = (select coalesce(max(id), 0) from punches where company_id = ${companyId})
    where company_id = ${companyId}`);
}
