import type { CorrectionRequest } from '@horae/contract/time/correction-requests.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import type { RequestsDesk } from './desk';

type Row = Omit<CorrectionRequest, 'askedAt' | 'decided'> &
  Record<string, unknown> & { asked: number; decidedAt: number | null; by: string | null; answer: string | null };

/** The requests with whatever a condition over them may name. */
export const requestsFrom = sql`from correction_requests r
  join employees e on e.company_id = r.company_id and e.id = r.employee_id
  join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
  join departments d on d.company_id = e.company_id and d.id = e.department_id
  left join accounts decider on decider.id = r.decided_by`;

const isOwn = ({ account, hotel }: RequestsDesk) => sql`(r.account_id = ${account.id}
  or exists (select from account_hotels own where own.company_id = ${hotel.companyId} and own.account_id = ${account.id} and own.employee_id = r.employee_id))`;

/** The requests of a hotel that a condition leaves, as this account sees them; `rest` orders and cuts them. */
export async function readRequests(
  db: Database,
  desk: RequestsDesk,
  which: SQL | undefined,
  rest: SQL,
): Promise<CorrectionRequest[]> {
  const { companyId, timeZone } = desk.hotel;
  const clock = hotelClock(timeZone);
  const { rows } = await db.execute<Row>(sql`
    select r.id, r.day::text, r.punches, r.reason, r.state, date_part('epoch', r.asked_at)::int8::float8 as asked,
      date_part('epoch', r.decided_at)::int8::float8 as "decidedAt", decider.full_name as by, r.answer, ${isOwn(desk)} as "isOwn",
      json_build_object('id', e.id, 'name', e.name, 'code', e.code, 'jobTitle', e.job_title, 'department', d.name) as employee
    ${requestsFrom} where r.company_id = ${companyId} and ${which ?? sql`true`} ${rest}`);
  return rows.map(({ asked, decidedAt, by, answer, ...row }) =>
    Object.assign(row, {
      askedAt: clock.format(asked),
      decided: decidedAt === null ? null : { at: clock.format(decidedAt), by, answer },
    }),
  );
}
