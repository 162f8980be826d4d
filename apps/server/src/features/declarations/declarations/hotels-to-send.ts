import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { companies } from '../../people/organisation/organisation.table';
import { punches } from '../../time/punches/punches.table';
import { declarations, erganiSettings } from './declarations.table';
import { layerRunsOut } from './weekly-layer';

const p = alias(punches, 'p');
const c = alias(companies, 'c');
const s = alias(erganiSettings, 's');
const d = alias(declarations, 'd');

export async function hotelsToSend(db: Database): Promise<number[]> {
  // A hotel without settings declares to the simulator from now on.
  await db.execute(sql`
    insert into ${erganiSettings} (${bare(erganiSettings.companyId, erganiSettings.cardsAfter)})
    select ${c.companyId}, coalesce((select max(${p.id}) from ${punches} ${p} where ${p.companyId} = ${c.companyId}), 0) from ${companies} ${c}
    where not exists (select from ${erganiSettings} ${s} where ${s.companyId} = ${c.companyId})
    on conflict do nothing`);
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${s.companyId} as id from ${erganiSettings} ${s} join ${companies} ${c} on ${c.companyId} = ${s.companyId}
    where ${s.isSending} and (
      exists (select from ${declarations} ${d} where ${d.companyId} = ${s.companyId} and ${d.kind} = 'weeklySchedule' and ${d.state} = 'accepted'
        and ${d.layerUntil} < (now() at time zone ${c.timeZone})::date + ${layerRunsOut}::int)
      or ${s.sendsCards} and exists (select from ${punches} ${p} where ${p.companyId} = ${s.companyId} and ${p.id} > ${s.cardsAfter})
      or exists (select from ${declarations} ${d} where ${d.companyId} = ${s.companyId} and ${d.state} in ('queued', 'sending', 'unknown') and ${d.nextAttemptAt} <= now()
        and case ${d.kind} when 'workCard' then ${s.sendsCards} else ${s.sendsSchedules} end))
    order by 1`);
  return rows.map(({ id }) => id);
}
