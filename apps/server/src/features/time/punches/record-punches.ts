import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import type { NewPunch } from '#platform/take-punches';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { clockRecords } from '../attendance/clock-records.table';
import { clockPolicies } from '../clock-policies/clock-policies.table';
import { punches } from './punches.table';

const s = alias(shifts, 's');
const c = alias(clockRecords, 'c');

export interface RecordedPunch extends Record<string, unknown> {
  id: number;
  key: string;
}

export interface ClockedHotel {
  companyId: number;
  timeZone: string;
}

/**
 * Adds punches and returns the new rows; a known key adds nothing. A punch belongs to the day of the nearest planned
 * shift within reach, otherwise to that of the work it ends, otherwise to its own.
 */
export async function recordPunches(
  tx: Database,
  { companyId, timeZone }: ClockedHotel,
  taken: NewPunch[],
): Promise<RecordedPunch[]> {
  if (taken.length === 0) return [];
  const column = (value: (punch: NewPunch) => unknown) => sql.param(taken.map(value));
  const { rows } = await tx.execute<RecordedPunch>(sql`
    insert into ${punches} (${bare(punches.companyId, punches.employeeId, punches.at, punches.zone, punches.direction, punches.source, punches.deviceId, punches.referenceDate, punches.key, punches.replaces, punches.isVoid, punches.hasNoCard, punches.reason, punches.authorId, punches.skewSeconds)})
    select ${companyId}, g.employee, g.at, coalesce(g.zone, ${timeZone}), g.direction::punch_direction, g.source::punch_source,
      g.device, coalesce(planned.day, ended.day, (g.at at time zone ${timeZone})::date), g.key, g.replaces, g.void,
      g.uncarded, g.reason, g.author, g.skew
    from unnest(${column((one) => one.employeeId)}::int[], ${column((one) => one.at)}::timestamptz[],
      ${column((one) => one.zone ?? null)}::text[], ${column((one) => one.direction)}::text[], ${column((one) => one.source)}::text[],
      ${column((one) => one.deviceId ?? null)}::int[], ${column((one) => one.key)}::text[], ${column((one) => one.replaces ?? null)}::int[],
      ${column((one) => one.isVoid ?? false)}::bool[], ${column((one) => one.hasNoCard ?? false)}::bool[], ${column((one) => one.reason ?? null)}::text[],
      ${column((one) => one.authorId ?? null)}::int[], ${column((one) => one.skewSeconds ?? null)}::int[])
      with ordinality as g (employee, at, zone, direction, source, device, key, replaces, void, uncarded, reason, author, skew, place)
    cross join (select coalesce(max(${clockPolicies.matchWithin}), 240) * interval '1 minute' as wide from ${clockPolicies} where ${clockPolicies.companyId} = ${companyId}) reach
    left join lateral (
      select (${s.startsAt} at time zone ${timeZone})::date as day
      from ${shifts} ${s}
      where ${s.companyId} = ${companyId} and ${s.employeeId} = g.employee and ${s.layer} = 'planned' and ${s.status} <> 'cancelled'
        and ${s.startsAt} < g.at + reach.wide and ${s.startsAt} > g.at - reach.wide - interval '48 hours' and ${s.endsAt} > g.at - reach.wide
      order by greatest(${s.startsAt} - g.at, g.at - ${s.endsAt}, interval '0'),
        abs(extract(epoch from g.at - case when g.direction = 'out' then ${s.endsAt} else ${s.startsAt} end)), ${s.id}
      limit 1
    ) planned on true
    left join lateral (
      select ${c.referenceDate} as day from ${clockRecords} ${c}
      where ${c.companyId} = ${companyId} and ${c.employeeId} = g.employee and g.direction is distinct from 'in'
        and ${c.clockedInAt} < g.at and ${c.clockedInAt} > g.at - interval '16 hours'
      order by ${c.clockedInAt} desc limit 1
    ) ended on true
    order by g.at, g.place
    on conflict (${bare(punches.companyId, punches.key)}) do nothing
    returning ${punches.id}, ${punches.key}`);
  return rows;
}
