import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { declarations, erganiSettings } from '../../declarations/declarations/declarations.table';
import { lateCard, prepareCards } from '../../declarations/declarations/prepare-cards';
import { punches } from '../../time/punches/punches.table';

const d = alias(declarations, 'd');
const p = alias(punches, 'p');
const settings = erganiSettings;

/** The last punch of a hotel before the demo adds more. */
export async function lastPunchOf(tx: Database, companyId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select coalesce(max(${p.id}), 0)::int as id from ${punches} ${p} where ${p.companyId} = ${companyId}`,
  );
  return rows[0]!.id;
}

/**
 * Adds the work cards that the outbox would have sent for the invented punches of today and yesterday: nearly all
 * accepted within seconds, a few late, and a forgotten one left unsent. Earlier days get none.
 */
export async function inventCards(tx: Database, companyId: number, after: number, from: number): Promise<void> {
  await tx.execute(sql`
    insert into ${settings} (${bare(settings.companyId, settings.cardsAfter)}) values (${companyId}, ${after})
    on conflict (${bare(settings.companyId)}) do update set ${bare(settings.cardsAfter)} = ${after}`);
  await prepareCards(tx, companyId, from);
  await tx.execute(sql`
    update ${declarations} ${d} set ${bare(d.source)} = 'demo', ${bare(d.askedAt)} = ${p.at}, ${bare(d.code)} = 'WRKCardSE', ${bare(d.version)} = 2,
      ${bare(d.state)} = case fate.late when true then 'rejected' when false then 'superseded' else 'accepted' end::declaration_state,
      ${bare(d.refusal)} = case when fate.late is not null then ${lateCard} end, ${bare(d.attempts)} = case when fate.late is null then 1 else 0 end,
      ${bare(d.protocol)} = case when fate.late is null then 'ΔΟΚ' || ${d.id} end,
      ${bare(d.protocolNumber)} = case when fate.late is null then ${d.id} end,
      ${bare(d.submittedAt)} = case when fate.late is null then date_trunc('minute', least(now(), ${p.at} + interval '3 seconds')) end
    from ${punches} ${p}
    cross join lateral (select case when ${p.at} > now() - interval '20 minutes' then null
      when ${p.id} % case when ${p.at} > now() - interval '12 hours' then 13 else 60 end = 1 then true
      when ${p.id} % 31 = 2 then false end as late) fate
    where ${d.companyId} = ${companyId} and ${d.kind} = 'workCard' and ${d.state} = 'queued' and ${p.companyId} = ${d.companyId}
      and ${d.key} = 'card:' || ${p.id} and ${p.id} > ${after} and ${p.key} like 'demo:%'`);
  await tx.execute(sql`
    update ${settings} set ${bare(settings.cardsAfter)} = ${await lastPunchOf(tx, companyId)} where ${settings.companyId} = ${companyId}`);
}
