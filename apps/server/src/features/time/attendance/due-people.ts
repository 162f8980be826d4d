import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';

/** Somebody whose attendance must be worked out anew, around these instants (epoch milliseconds). */
export interface DuePerson extends Record<string, unknown> {
  employeeId: number;
  from: number;
  to: number;
}

// Only a number of its own, beside those of other locks.
const settling = 7_203_003;

/** Takes what is due of a hotel; until the transaction ends nobody else works on it. */
export async function takeDue(tx: Database, companyId: number): Promise<DuePerson[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${settling}, ${companyId})`);
  const { rows } = await tx.execute<DuePerson>(sql`
    with taken as (delete from attendance_due where company_id = ${companyId} returning employee_id, from_at, to_at)
    select employee_id as "employeeId", date_part('epoch', min(from_at)) * 1000 as "from", date_part('epoch', max(to_at)) * 1000 as "to"
    from taken group by employee_id order by employee_id`);
  return rows;
}

/**
 * Makes due what time alone has changed within the last hours: shifts that ended without a punch, people who are in for
 * longer than a session lasts. Only what is not known yet.
 */
export async function makeOverdue(db: Database, hours: number): Promise<void> {
  const since = sql`now() - ${hours} * interval '1 hour'`;
  const isKnown = (kind: string, of: SQL, shift: SQL) =>
    sql`exists (select from attendance_findings f where f.company_id = ${of}.company_id and f.employee_id = ${of}.employee_id
      and f.kind = ${kind}::finding_kind and f.shift_id is not distinct from ${shift} and f.state <> 'settled')`;
  await db.execute(sql`
    insert into attendance_due (company_id, employee_id, from_at, to_at)
    select s.company_id, s.employee_id, min(s.starts_at), max(s.ends_at)
    from shifts s join companies c on c.company_id = s.company_id and c.attendance_from is not null
    where s.layer = 'planned' and s.status in ('planned', 'confirmed') and s.type <> 'OnCall'
      and s.ends_at between ${since} and now() - interval '10 minutes' and s.starts_at > ${since} - interval '48 hours'
      and (s.starts_at at time zone c.time_zone)::date >= c.attendance_from
      and not exists (select from clock_records r where r.company_id = s.company_id and r.employee_id = s.employee_id
        and r.clocked_in_at < s.ends_at and coalesce(r.clocked_out_at, r.clocked_in_at + interval '16 hours') > s.starts_at)
      and not exists (select from leaves l where l.company_id = s.company_id and l.employee_id = s.employee_id and l.status <> 'cancelled'
        and (s.starts_at at time zone c.time_zone)::date between l.first_day and l.last_day)
      and not ${isKnown('noPunch', sql`s`, sql`s.id`)}
    group by s.company_id, s.employee_id
    union all
    select r.company_id, r.employee_id, min(r.clocked_in_at), max(r.clocked_in_at)
    from clock_records r join companies c on c.company_id = r.company_id and c.attendance_from <= r.reference_date
    where r.clocked_out_at is null and r.clocked_in_at between ${since} - interval '2 days' and now() - interval '16 hours'
      and not ${isKnown('missingOut', sql`r`, sql`r.shift_id`)}
    group by r.company_id, r.employee_id`);
}

/** The hotels in which something is due. */
export async function dueHotels(db: Database): Promise<{ companyId: number; timeZone: string }[]> {
  const { rows } = await db.execute<{ companyId: number; timeZone: string }>(sql`
    select company_id as "companyId", time_zone as "timeZone" from companies
    where company_id in (select distinct company_id from attendance_due)`);
  return rows;
}
