import type { Agreement } from '@horae/contract/agreements.contract';
import { sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';

export type Settle = (tx: Database, hotel: GrantedHotel) => Promise<number>;

/** Days that an agreement held on, or holds on now, are compared with the plan anew; locked time sheets get what differs. */
export async function countAnew(
  tx: Database,
  hotel: GrantedHotel,
  before: Agreement | null,
  after: Agreement | null,
  settle: Settle,
): Promise<void> {
  await announce(tx, 'clock-devices', 'admins');
  const touched = [before, after].filter((one) => one !== null);
  const { companyId } = hotel;
  const from = touched.map(({ validFrom }) => validFrom).toSorted()[0]!;
  const isOpen = touched.some(({ validTo }) => validTo === null);
  const to = isOpen
    ? null
    : touched
        .map(({ validTo }) => validTo!)
        .toSorted()
        .at(-1)!;
  const jobs = touched.some(({ jobTitles }) => jobTitles.length === 0)
    ? null
    : touched.flatMap(({ jobTitles }) => jobTitles);
  const concerned = jobs === null ? sql`true` : sql`e.job_title = any(${sql.param(jobs)}::text[])`;
  // A week is counted as a whole, and reaches over the end of a month.
  await tx.execute(sql`
    update timesheets t set is_stale = true from employees e
    where t.company_id = ${companyId} and e.company_id = t.company_id and e.id = t.employee_id and ${concerned}
      and t.state = 'locked' and t.last_day >= ${from}::date - 7 and t.first_day <= coalesce(${to}::date + 7, t.first_day)`);
  await tx.execute(sql`
    insert into attendance_due (company_id, employee_id, from_at, to_at)
    select e.company_id, e.id, days.first::timestamp at time zone c.time_zone, least(now(), (days.last + 1)::timestamp at time zone c.time_zone)
    from employees e join companies c on c.company_id = e.company_id
    cross join lateral (select greatest(c.attendance_from, ${from}::date) as first, coalesce(${to}::date, (now() at time zone c.time_zone)::date + 1) as last) days
    where e.company_id = ${companyId} and c.attendance_from is not null and ${concerned}
      and coalesce(e.last_day >= days.first, true) and days.first <= days.last and days.first::timestamp at time zone c.time_zone < now()`);
  await settle(tx, hotel);
  await announce(tx, 'attendance', 'all');
  await announce(tx, 'timesheets', 'all');
}
