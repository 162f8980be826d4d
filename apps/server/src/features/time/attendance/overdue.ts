import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { derivedDue } from '#platform/due/due.table';
import type { Work } from '#platform/work/run-work';
import { employeeContracts, employees } from '../../people/people/employees.table';
import { clockPolicies, usualPolicy } from '../clock-policies/clock-policies.table';

const lookedBackHours = { first: 7 * 24, later: 26 };

/**
 * Marks due what time alone has changed: who has not come in time, shifts that ended without a punch, people who are in
 * for longer than a session.
 */
export function overdueWork(db: Database): Work {
  let hours = lookedBackHours.first;
  return {
    name: 'overdue attendance',
    everySeconds: 60,
    due: async () => {
      const { rows } = await db.execute<{ id: number }>(
        sql`select distinct company_id as id from (${overdue(hours)}) overdue order by 1`,
      );
      if (rows.length === 0) hours = lookedBackHours.later;
      return rows.map(({ id }) => id);
    },
    work: async (companyId) => {
      await db.execute(sql`
        insert into ${derivedDue} (thing, company_id, employee_id, from_at, to_at)
        select 'attendance', overdue.* from (${overdue(hours)}) overdue where company_id = ${companyId}`);
    },
  };
}

/** People and spans of the last hours of which it is not known yet. */
function overdue(hours: number): SQL {
  const since = sql`now() - ${hours} * interval '1 hour'`;
  const isKnown = (kind: string, row: SQL, shift: SQL) =>
    sql`exists (select from attendance_findings f where f.company_id = ${row}.company_id and f.employee_id = ${row}.employee_id
      and f.kind = ${kind}::finding_kind and f.shift_id is not distinct from ${shift} and f.state <> 'settled')`;
  const isClocked = sql`exists (select from clock_records r where r.company_id = s.company_id and r.employee_id = s.employee_id
        and r.clocked_in_at < s.ends_at and coalesce(r.clocked_out_at, r.clocked_in_at + interval '16 hours') > s.starts_at)`;
  const isOnLeave = sql`exists (select from leaves l where l.company_id = s.company_id and l.employee_id = s.employee_id and l.status <> 'cancelled'
        and (s.starts_at at time zone c.time_zone)::date between l.first_day and l.last_day)`;
  return sql`
    select s.company_id, s.employee_id, min(s.starts_at) as from_at, max(s.ends_at) as to_at
    from shifts s join companies c on c.company_id = s.company_id and c.attendance_from is not null
    join ${employees} e on e.company_id = s.company_id and e.id = s.employee_id
    left join lateral (
      select p.grace_in from ${clockPolicies} p where p.company_id = s.company_id and p.job_title in ('', e.job_title) order by p.job_title <> '' desc limit 1
    ) policy on true
    left join lateral (
      select t.flexible_arrival from ${employeeContracts} t where t.company_id = s.company_id and t.employee_id = s.employee_id
      order by (t.from_day <= (s.starts_at at time zone c.time_zone)::date) desc, abs(t.from_day - (s.starts_at at time zone c.time_zone)::date) limit 1
    ) terms on true
    where s.layer = 'planned' and s.status in ('planned', 'confirmed') and s.type <> 'OnCall'
      and s.starts_at > now() - interval '48 hours' and s.ends_at > now()
      and s.starts_at < now() - (coalesce(policy.grace_in, ${usualPolicy.graceIn}) + coalesce(terms.flexible_arrival, 0)) * interval '1 minute'
      and (s.starts_at at time zone c.time_zone)::date >= c.attendance_from
      and not ${isClocked} and not ${isOnLeave} and not ${isKnown('late', sql`s`, sql`s.id`)}
    group by s.company_id, s.employee_id
    union all
    select s.company_id, s.employee_id, min(s.starts_at) as from_at, max(s.ends_at) as to_at
    from shifts s join companies c on c.company_id = s.company_id and c.attendance_from is not null
    where s.layer = 'planned' and s.status in ('planned', 'confirmed') and s.type <> 'OnCall'
      and s.ends_at between ${since} and now() - interval '10 minutes' and s.starts_at > ${since} - interval '48 hours'
      and (s.starts_at at time zone c.time_zone)::date >= c.attendance_from
      and not ${isClocked} and not ${isOnLeave} and not ${isKnown('noPunch', sql`s`, sql`s.id`)}
    group by s.company_id, s.employee_id
    union all
    select r.company_id, r.employee_id, min(r.clocked_in_at), max(r.clocked_in_at)
    from clock_records r join companies c on c.company_id = r.company_id and c.attendance_from <= r.reference_date
    where r.clocked_out_at is null and r.clocked_in_at between ${since} - interval '2 days' and now() - interval '16 hours'
      and not ${isKnown('missingOut', sql`r`, sql`r.shift_id`)}
    group by r.company_id, r.employee_id`;
}
