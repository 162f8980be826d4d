import { type SQL, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { type SettledHotel, settleAttendance } from './settle-attendance';

export interface PolicyEffect {
  people: number;
  days: number;
  /** Nothing while findings of the hotel are not kept. */
  since: string | null;
}

/** Since the month before this one began, or since the hotel keeps findings if that is later. */
const since = sql`greatest(c.attendance_from, (date_trunc('month', now() at time zone c.time_zone) - interval '1 month')::date)`;

const concerned = (companyId: number, jobTitle: string): SQL =>
  jobTitle === ''
    ? sql`not exists (select from clock_policies own where own.company_id = ${companyId} and own.job_title = e.job_title and own.job_title <> '')`
    : sql`e.job_title = ${jobTitle}`;

/** Days on which somebody of these people was planned or clocked, up to now. */
export async function policyEffect(db: Database, { companyId }: SettledHotel, jobTitle: string): Promise<PolicyEffect> {
  const { rows } = await db.execute<PolicyEffect & Record<string, unknown>>(sql`
    select (select ${since}::text from companies c where c.company_id = ${companyId}) as since,
      count(distinct worked.employee_id)::int as people, count(*)::int as days
    from (
      select r.employee_id, r.reference_date as day
      from clock_records r join companies c on c.company_id = r.company_id
      where r.company_id = ${companyId} and r.reference_date >= ${since}
      union
      select s.employee_id, ((s.starts_at at time zone c.time_zone) - c.day_divide * interval '1 minute')::date
      from shifts s join companies c on c.company_id = s.company_id
      where s.company_id = ${companyId} and s.layer = 'planned' and s.status <> 'cancelled' and s.starts_at < now()
        and s.starts_at >= ${since}::timestamp at time zone c.time_zone
    ) worked
    join employees e on e.company_id = ${companyId} and e.id = worked.employee_id
    where ${concerned(companyId, jobTitle)}`);
  return rows[0]!;
}

/** Works out anew what a changed policy concerns, in the transaction of the change. */
export async function settleByPolicy(tx: Database, hotel: SettledHotel): Promise<void> {
  await settleAttendance(tx, hotel);
  await announce(tx, 'attendance', 'all');
}
