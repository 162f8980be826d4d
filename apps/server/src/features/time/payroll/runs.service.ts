import type { PayrollRun } from '@horae/contract/time/payroll-rows';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { accounts } from '../../core/session/session.table';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { ofScope, readRights, refuseUnless } from '../timesheets/rights.reads';
import { timesheetDeltas } from '../timesheets/timesheets.table';
import { type Acknowledged, payrollRuns } from './payroll.table';

const r = alias(payrollRuns, 'r');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const x = alias(timesheetDeltas, 'x');

interface Row extends Record<string, unknown> {
  id: number;
  month: string;
  sentAt: number;
  sentBy: number | null;
  name: string | null;
  sheets: number;
  changes: number;
  acknowledged: Acknowledged[];
  names: Record<string, string> | null;
}

/** Returns what was sent to payroll, the latest first. */
export async function listRuns(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month, page, perPage }: { month?: string | undefined; page: number; perPage: number },
): Promise<{ total: number; runs: PayrollRun[] }> {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  const wanted = month === undefined ? sql`true` : sql`${r.firstDay} = ${`${month}-01`}`;
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${payrollRuns} ${r} where ${r.companyId} = ${hotel.companyId} and ${wanted}`,
  );
  const runs = await readRuns(db, hotel, wanted, { limit: perPage, offset: (page - 1) * perPage });
  return { total: rows[0]!.total, runs };
}

export async function readRun(db: Database, hotel: GrantedHotel, id: number): Promise<PayrollRun> {
  const [run] = await readRuns(db, hotel, sql`${r.id} = ${id}`, { limit: 1, offset: 0 });
  if (!run) throw notFound('Payroll file');
  return run;
}

async function readRuns(
  db: Database,
  hotel: GrantedHotel,
  wanted: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<PayrollRun[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${r.id}, to_char(${r.firstDay}, 'YYYY-MM') as month, date_part('epoch', ${r.sentAt})::int8::float8 as "sentAt", ${r.sentBy} as "sentBy",
      (select ${accounts.fullName} from ${accounts} where ${accounts.id} = ${r.sentBy}) as name, ${r.sheets}, ${r.acknowledged},
      (select count(*)::int from (select from ${timesheetDeltas} ${x} where ${x.companyId} = ${r.companyId} and ${x.runId} = ${r.id}
        group by ${x.timesheetId}, ${x.day}, ${x.code} having sum(${x.seconds}) <> 0 or sum(${x.days}) <> 0) change) as changes,
      (select jsonb_object_agg(${e.id}, ${e.name}) from ${employees} ${e} ${joinPlaceToday(hotel, e)}
        join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
        where ${e.companyId} = ${r.companyId} and ${ofScope(hotel)} and ${e.id} in (select (one ->> 'employeeId')::int from jsonb_array_elements(${r.acknowledged}) one)) as names
    from ${payrollRuns} ${r} where ${r.companyId} = ${hotel.companyId} and ${wanted}
    order by ${r.sentAt} desc, ${r.id} desc limit ${limit} offset ${offset}`);
  const clock = hotelClock(hotel.timeZone);
  return rows.map(({ sentAt, sentBy, name, acknowledged, names, ...run }) => ({
    id: run.id,
    month: run.month,
    sentAt: clock.format(sentAt),
    by: sentBy === null ? null : { id: sentBy, name: name ?? '' },
    sheets: run.sheets,
    changes: run.changes,
    // Only of people in the scope of the account.
    acknowledged: acknowledged.flatMap(({ employeeId, findings }) => {
      const named = names?.[employeeId];
      return named === undefined ? [] : [{ id: employeeId, name: named, findings }];
    }),
  }));
}
