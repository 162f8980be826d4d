import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { isResponsibleOn } from '../../people/people/special-rules.reads';
import { clockRecords } from '../../time/attendance/clock-records.table';
import { clockPolicies } from '../../time/clock-policies/clock-policies.table';
import { punches } from '../../time/punches/punches.table';
import { cardMinutes } from './declarations.reads';
import { declarations, erganiSettings } from './declarations.table';

const p = alias(punches, 'p');
const s = alias(erganiSettings, 's');
const i = alias(clockRecords, 'i');
const o = alias(clockRecords, 'o');
const c = alias(clockPolicies, 'c');
const later = alias(punches, 'later');
const first = alias(punches, 'first');
const d = alias(declarations, 'd');
const settings = alias(erganiSettings, 'of');

/** Shown with a late card, which waits for a person to choose a reason. */
export const lateCard =
  'The punch is more than 15 minutes old: choose why its card is late. If the punch was forgotten, none of the reasons applies: choose “Do not send”.';
/** No transaction takes this long, so no punch with a lower id can still appear. */
const settledMinutes = 10;

/**
 * Queues one work card for each punch that counts: not corrected, not voided, no double tap, and not of somebody in a
 * position of responsibility, who has no card. Its day is that of the
 * work the punch was paired into; a punch without direction waits until it is paired. Punches arrive in many ways
 * (clocks, files, corrections), so we search for them, and the key limits each to one card.
 */
export async function prepareCards(tx: Database, companyId: number, from = 0): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into ${declarations} (${bare(declarations.companyId, declarations.kind, declarations.employeeId, declarations.firstDay, declarations.lastDay, declarations.key, declarations.fact, declarations.dueAt)})
    select ${p.companyId}, 'workCard', ${p.employeeId}, coalesce(${i.referenceDate}, ${o.referenceDate}, ${p.referenceDate}),
      coalesce(${i.referenceDate}, ${o.referenceDate}, ${p.referenceDate}), 'card:' || ${p.id},
      jsonb_build_object('punchId', ${p.id}, 'at', round(extract(epoch from ${p.at}) * 1000)::int8,
        'direction', coalesce(${p.direction}::text, case when ${i.id} is not null then 'in' else 'out' end)),
      ${p.at} + ${cardMinutes} * interval '1 minute'
    from ${punches} ${p}
    join ${erganiSettings} ${s} on ${s.companyId} = ${p.companyId} and ${p.id} > ${s.cardsAfter}
    left join ${clockRecords} ${i} on ${i.companyId} = ${p.companyId} and ${i.inPunchId} = ${p.id}
    left join ${clockRecords} ${o} on ${o.companyId} = ${p.companyId} and ${o.outPunchId} = ${p.id}
    cross join lateral (select coalesce(max(${c.doubleTapSeconds}), 60) * interval '1 second' as tap from ${clockPolicies} ${c} where ${c.companyId} = ${p.companyId}) policy
    where ${p.companyId} = ${companyId} and ${s.isSending} and ${s.sendsCards} and not ${p.isVoid} and not ${p.hasNoCard} and ${p.at} <= now() and ${p.at} >= to_timestamp(${from})
      and not ${isResponsibleOn(p.companyId, p.employeeId, sql`coalesce(${i.referenceDate}, ${o.referenceDate}, ${p.referenceDate})`)}
      and (${p.direction} is not null or ${i.id} is not null or ${o.id} is not null)
      and not exists (select from ${punches} ${later} where ${later.companyId} = ${p.companyId} and ${later.replaces} = ${p.id})
      and not exists (select from ${punches} ${first} where ${first.companyId} = ${p.companyId} and ${first.employeeId} = ${p.employeeId}
        and ${first.direction} = ${p.direction} and ${first.at} < ${p.at} and ${first.at} >= ${p.at} - policy.tap and not ${first.isVoid}
        and ${p.source} <> 'correction'
        and not exists (select from ${punches} ${later} where ${later.companyId} = ${first.companyId} and ${later.replaces} = ${first.id}))
    order by ${p.at}, ${p.id}
    on conflict (${bare(declarations.companyId, declarations.key)}) do nothing`);
  // A punch corrected before its card was sent needs only the card of the correction.
  await tx.execute(sql`
    update ${declarations} ${d} set ${bare(d.state)} = 'superseded', ${bare(d.version)} = ${d.version} + 1
    where ${d.companyId} = ${companyId} and ${d.kind} = 'workCard' and ${d.state} in ('queued', 'rejected')
      and exists (select from ${punches} ${later} where ${later.companyId} = ${d.companyId} and ${later.replaces} = (${d.fact}->>'punchId')::int)`);
  await tx.execute(sql`
    update ${erganiSettings} ${s} set ${bare(s.cardsAfter)} = settled.id
    from (select max(${p.id}) as id from ${punches} ${p} join ${erganiSettings} ${settings} on ${settings.companyId} = ${p.companyId}
      where ${p.companyId} = ${companyId} and ${p.id} > ${settings.cardsAfter} and ${p.recordedAt} < now() - ${settledMinutes} * interval '1 minute') settled
    where ${s.companyId} = ${companyId} and settled.id > ${s.cardsAfter}`);
  return rowCount ?? 0;
}
