import type { WorkHost } from '@horae/contract/loan';
import type { ReplyOf } from '@horae/contract/route';
import type { payrollContract } from '@horae/contract/time/payroll.contract';
import type { PayrollLine } from '@horae/contract/time/payroll-rows';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { placeIdsOn } from '../../people/people/on-a-day.reads';
import { readPacks } from '../agreements/agreements.reads';
import { checkSumOf, readCheckSums } from '../timesheets/check-sums.reads';
import { readRights, refuseUnless } from '../timesheets/rights.reads';
import { fromLines } from '../timesheets/sent-lines.reads';
import { timesheetDeltas, timesheetLines, timesheets } from '../timesheets/timesheets.table';
import { readRun } from './runs.service';

const t = alias(timesheets, 't');
const e = alias(employees, 'e');

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  person: string;
  department: string;
  workCentre: string;
  costPlace: string;
  month: string;
  day: string;
  code: string;
  seconds: number;
  days: number;
  loan: WorkHost | null;
  isChange: boolean;
}

/** What was sent at one time, and what the law of its month adds for each part of pay. */
export async function readRunFile(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  runId: number,
): Promise<ReplyOf<typeof payrollContract.lines>> {
  const lines = await readRunLines(db, account, hotel, runId);
  const { month } = await readRun(db, hotel, runId);
  const packOf = await readPacks(db, hotel.companyId);
  const percent = { ...packOf('')(`${month}-28`).premiumPercent };
  return hotel.maySeePay ? { ...(await withCents(db, hotel, lines)), percent } : { lines, percent };
}

/** Lines with what each comes to by the rate of the contract, and the sum. */
async function withCents(db: Database, { companyId }: GrantedHotel, lines: readonly PayrollLine[]) {
  const ids = [...new Set(lines.map(({ employee }) => employee.id))];
  const since = lines.reduce((first, { day }) => (day < first ? day : first), lines[0]?.day ?? '');
  const rateLines = lines.length === 0 ? () => [] : await readCheckSums(db, companyId, ids, since);
  const rated = lines.map((line) => {
    const { day, code, minutes, days } = line;
    return { line, own: rateLines(line.employee.id, [{ day, code, seconds: Math.round(minutes * 60), days }]) };
  });
  return {
    lines: rated.map(({ line, own }) => (own[0] ? { ...line, cents: own[0].cents } : line)),
    checkSum: checkSumOf(rated.flatMap(({ own }) => own)),
  };
}

/** The lines that were sent at one time; changes are added up for each sheet, day and code. */
export async function readRunLines(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  runId: number,
): Promise<PayrollLine[]> {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  await readRun(db, hotel, runId);
  // Where somebody belonged on the day: a later move leaves a file as it was.
  const nameOf = (table: typeof departments | typeof workCentres, id: SQL) =>
    sql`(select ${table.name} from ${table} where ${table.companyId} = ${e.companyId} and ${table.id} = ${id})`;
  // The shift's own first. What is worked for another hotel is a cost of the own department, until that hotel is charged.
  const costOf = (lines: typeof timesheetLines | typeof timesheetDeltas) =>
    sql`coalesce(${lines.loan} ->> 'costPlace', (select ${departments.costPlace} from ${departments} where ${departments.companyId} = ${e.companyId} and ${departments.id} = coalesce(
      case when (${lines.loan} ->> 'hostHotel')::int = ${e.companyId} then (${lines.loan} ->> 'hostDepartment')::int end, ${placeIdsOn(e, lines.day).department})), '')`;
  const from = (lines: typeof timesheetLines | typeof timesheetDeltas, isChange: boolean) => sql`
    select ${e.id}, ${e.name}, ${e.code} as person, to_char(${t.firstDay}, 'YYYY-MM') as month,
      ${nameOf(workCentres, placeIdsOn(e, lines.day).workCentre)} as "workCentre", ${nameOf(departments, placeIdsOn(e, lines.day).department)} as department, ${costOf(lines)} as "costPlace",
      ${lines.day}::text as day, ${lines.code}, ${lines.seconds}, ${lines.days}::int as days, ${lines.loan}, ${isChange}::bool as "isChange", ${t.id} as sheet
    ${fromLines(hotel, lines)} and ${lines.runId} = ${runId}`;
  const { rows } = await db.execute<Row>(sql`
    select id, name, person, department, "workCentre", "costPlace", month, day, code, sum(seconds)::int as seconds, sum(days)::int as days, loan, "isChange"
    from (${from(timesheetLines, false)} union all ${from(timesheetDeltas, true)}) line
    group by id, name, person, department, "workCentre", "costPlace", month, sheet, day, code, loan, "isChange"
    having sum(seconds) <> 0 or sum(days) <> 0
    order by lower(name), id, month, day, "isChange", code`);
  const facts = { what: 'payroll', run: runId, rows: rows.length, reportedBy: 'server' };
  await recordSecurityEvent(db, { kind: 'data-exported', companyId: hotel.companyId, facts });
  return rows.map(({ id, name, person, department, workCentre, seconds, ...line }) => ({
    employee: { id, name, code: person, department, workCentre },
    month: line.month,
    day: line.day,
    code: line.code,
    minutes: seconds / 60,
    days: line.days,
    loan: line.loan,
    costPlace: line.costPlace,
    isChange: line.isChange,
  }));
}
