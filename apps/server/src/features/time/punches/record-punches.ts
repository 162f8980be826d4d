import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { NewPunch } from '#platform/take-punches';

export interface RecordedPunch extends Record<string, unknown> {
  id: number;
  key: string;
}

export interface ClockedHotel {
  companyId: number;
  timeZone: string;
}

/**
 * Adds punches to the stream and answers the rows that are new; what came before under the same key adds nothing. A
 * punch belongs to the day of the nearest planned shift within reach, else to that of the work it ends, else to its own.
 */
export async function recordPunches(
  tx: Database,
  { companyId, timeZone }: ClockedHotel,
  punches: NewPunch[],
): Promise<RecordedPunch[]> {
  if (punches.length === 0) return [];
  const column = (value: (punch: NewPunch) => unknown) => sql.param(punches.map(value));
  const { rows } = await tx.execute<RecordedPunch>(sql`
    insert into punches (company_id, employee_id, at, zone, direction, source, device_id, reference_date, key, replaces, is_void,
      reason, author_id, skew_seconds)
    select ${companyId}, g.employee_id, g.at, coalesce(g.zone, ${timeZone}), g.direction::punch_direction, g.source::punch_source,
      g.device_id, coalesce(planned.day, ended.day, (g.at at time zone ${timeZone})::date), g.key, g.replaces, g.is_void,
      g.reason, g.author_id, g.skew_seconds
    from unnest(${column((one) => one.employeeId)}::int[], ${column((one) => one.at)}::timestamptz[],
      ${column((one) => one.zone ?? null)}::text[], ${column((one) => one.direction)}::text[], ${column((one) => one.source)}::text[],
      ${column((one) => one.deviceId ?? null)}::int[], ${column((one) => one.key)}::text[], ${column((one) => one.replaces ?? null)}::int[],
      ${column((one) => one.isVoid ?? false)}::bool[], ${column((one) => one.reason ?? null)}::text[],
      ${column((one) => one.authorId ?? null)}::int[], ${column((one) => one.skewSeconds ?? null)}::int[])
      with ordinality as g (employee_id, at, zone, direction, source, device_id, key, replaces, is_void, reason, author_id, skew_seconds, place)
    cross join (select coalesce(max(match_within), 240) * interval '1 minute' as wide from clock_policies where company_id = ${companyId}) reach
    left join lateral (
      select (s.starts_at at time zone ${timeZone})::date as day
      from shifts s
      where s.company_id = ${companyId} and s.employee_id = g.employee_id and s.layer = 'planned' and s.status <> 'cancelled'
        and s.starts_at < g.at + reach.wide and s.starts_at > g.at - reach.wide - interval '48 hours' and s.ends_at > g.at - reach.wide
      order by greatest(s.starts_at - g.at, g.at - s.ends_at, interval '0'),
        abs(extract(epoch from g.at - case when g.direction = 'out' then s.ends_at else s.starts_at end)), s.id
      limit 1
    ) planned on true
    left join lateral (
      select c.reference_date as day from clock_records c
      where c.company_id = ${companyId} and c.employee_id = g.employee_id and g.direction is distinct from 'in'
        and c.clocked_in_at < g.at and c.clocked_in_at > g.at - interval '16 hours'
      order by c.clocked_in_at desc limit 1
    ) ended on true
    order by g.at, g.place
    on conflict (company_id, key) do nothing
    returning id, key`);
  return rows;
}
