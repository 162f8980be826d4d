import type { CorrectionRequest } from '@horae/contract/time/correction-rows';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { accountHotels, accounts } from '../../core/session/session.table';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { toldApart } from '../../people/people/told-apart.reads';
import { correctionRequests } from './correction-requests.table';
import type { RequestsContext } from './requests-context';

const r = alias(correctionRequests, 'r');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const d = alias(departments, 'd');
const decider = alias(accounts, 'decider');
const own = alias(accountHotels, 'own');

type Row = Omit<CorrectionRequest, 'askedAt' | 'decided'> &
  Record<string, unknown> & { asked: number; decidedAt: number | null; by: string | null; answer: string | null };

/** The requests, with every table that a condition over them may use. */
export const requestsFrom = (hotel: GrantedHotel) => sql`from ${correctionRequests} ${r}
  join ${employees} ${e} on ${e.companyId} = ${r.companyId} and ${e.id} = ${r.employeeId}
  ${joinPlaceToday(hotel, e)}
  join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
  join ${departments} ${d} on ${d.companyId} = ${e.companyId} and ${d.id} = ${departmentOn(e)}
  left join ${accounts} ${decider} on ${decider.id} = ${r.decidedBy}`;

const isOwn = ({ account, hotel }: RequestsContext) => sql`(${r.accountId} = ${account.id}
  or exists (select from ${accountHotels} ${own} where ${own.companyId} = ${hotel.companyId} and ${own.accountId} = ${account.id} and ${own.employeeId} = ${r.employeeId}))`;

/** Reads the matching requests of a hotel as this account sees them; `rest` orders and limits them. */
export async function readRequests(
  db: Database,
  context: RequestsContext,
  which: SQL | undefined,
  rest: SQL,
): Promise<CorrectionRequest[]> {
  const { companyId, timeZone } = context.hotel;
  const clock = hotelClock(timeZone);
  const { rows } = await db.execute<Row>(sql`
    select ${r.id}, ${r.day}::text, ${r.punches}, ${r.reason}, ${r.state}, date_part('epoch', ${r.askedAt})::int8::float8 as asked,
      date_part('epoch', ${r.decidedAt})::int8::float8 as "decidedAt", ${decider.fullName} as by, ${r.answer}, ${isOwn(context)} as "isOwn",
      json_build_object('id', ${e.id}, 'name', ${toldApart(e)}, 'code', ${e.code}, 'jobTitle', ${e.jobTitle}, 'department', ${d.name}) as employee
    ${requestsFrom(context.hotel)} where ${r.companyId} = ${companyId} and ${which ?? sql`true`} ${rest}`);
  return rows.map(({ asked, decidedAt, by, answer, ...row }) =>
    Object.assign(row, {
      askedAt: clock.format(asked),
      decided: decidedAt === null ? null : { at: clock.format(decidedAt), by, answer },
    }),
  );
}
