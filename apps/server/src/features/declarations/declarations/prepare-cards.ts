import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';

const cardMinutes = 15;
/** Why a late card waits for a person. */
export const lateCard =
  'The punch is more than 15 minutes old: choose why its card is late. A forgotten punch fits none of the reasons; then leave it.';
/** No transaction takes this long, so no punch with a lower number can still appear. */
const settledMinutes = 10;

/**
 * Puts one work card in the queue for each punch that counts: not corrected, not withdrawn, no second tap of the same
 * kind. The day is that of the work it was paired into. A punch without direction waits until it is paired. Punches
 * come by many ways (clocks, files, corrections), so they are looked for, and the key keeps each to one card.
 */
export async function prepareCards(tx: Database, companyId: number, from = 0): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into declarations (company_id, kind, employee_id, first_day, last_day, key, fact, due_at)
    select p.company_id, 'workCard', p.employee_id, coalesce(i.reference_date, o.reference_date, p.reference_date),
      coalesce(i.reference_date, o.reference_date, p.reference_date), 'card:' || p.id,
      jsonb_build_object('punchId', p.id, 'at', round(extract(epoch from p.at) * 1000)::int8,
        'direction', coalesce(p.direction::text, case when i.id is not null then 'in' else 'out' end)),
      p.at + ${cardMinutes} * interval '1 minute'
    from punches p
    join ergani_settings s on s.company_id = p.company_id and p.id > s.cards_after
    left join clock_records i on i.company_id = p.company_id and i.in_punch_id = p.id
    left join clock_records o on o.company_id = p.company_id and o.out_punch_id = p.id
    cross join lateral (select coalesce(max(double_tap_seconds), 60) * interval '1 second' as tap from clock_policies c where c.company_id = p.company_id) policy
    where p.company_id = ${companyId} and s.is_sending and not p.is_void and p.at <= now() and p.at >= to_timestamp(${from})
      and (p.direction is not null or i.id is not null or o.id is not null)
      and not exists (select from punches later where later.company_id = p.company_id and later.replaces = p.id)
      and not exists (select from punches first where first.company_id = p.company_id and first.employee_id = p.employee_id
        and first.direction = p.direction and first.at < p.at and first.at >= p.at - policy.tap and not first.is_void
        and p.source <> 'correction'
        and not exists (select from punches later where later.company_id = first.company_id and later.replaces = first.id))
    order by p.at, p.id
    on conflict (company_id, key) do nothing`);
  // Whoever corrected a punch before its card went out wants the card of the correction alone.
  await tx.execute(sql`
    update declarations d set state = 'superseded', version = version + 1
    where d.company_id = ${companyId} and d.kind = 'workCard' and d.state in ('queued', 'rejected')
      and exists (select from punches later where later.company_id = d.company_id and later.replaces = (d.fact->>'punchId')::int)`);
  await tx.execute(sql`
    update ergani_settings s set cards_after = settled.id
    from (select max(p.id) as id from punches p join ergani_settings of on of.company_id = p.company_id
      where p.company_id = ${companyId} and p.id > of.cards_after and p.recorded_at < now() - ${settledMinutes} * interval '1 minute') settled
    where s.company_id = ${companyId} and settled.id > s.cards_after`);
  return rowCount ?? 0;
}
