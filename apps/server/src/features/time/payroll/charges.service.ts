import { hostKey } from '@horae/contract/loan';
import { partOfCode } from '@horae/contract/time/pay-parts';
import type { Charge } from '@horae/contract/time/payroll-rows';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { employees } from '../../people/people/employees.table';
import { type LineForPayroll as Line, readForPayroll } from '../timesheets/for-payroll.reads';
import { readRights, refuseUnless } from '../timesheets/rights.reads';
import { fromLines } from '../timesheets/sent-lines.reads';
import { timesheetDeltas, timesheetLines, timesheets } from '../timesheets/timesheets.table';

const t = alias(timesheets, 't');
const e = alias(employees, 'e');

type Lent = Line & { employeeId: number };

/** What departments, hotels and cost places owe each other for a month: the time of loans and of shifts elsewhere, as sent to payroll or approved for it. */
export async function readCharges(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  month: string,
): Promise<{ charges: Charge[] }> {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  const { sheets, lines, changes } = await readForPayroll(db, hotel, month);
  const about = new Map(sheets.map((sheet) => [sheet.employeeId, sheet]));
  const approved = [...lines].flatMap(([employeeId, own]) => own.map((line) => ({ ...line, employeeId })));
  const waiting = changes.filter((change) => change.month === month);
  const lent = [...(await readSent(db, hotel, month)), ...approved, ...waiting].filter(
    ({ loan, code }) => loan && partOfCode(code),
  );
  const charges = [...groupBy(lent, ({ employeeId, loan }) => `${employeeId} ${hostKey(loan)}`).values()].map(
    (some): Charge => {
      const { employeeId, loan } = some[0]!;
      const { name = '', code = '', department = '' } = about.get(employeeId) ?? {};
      const seconds = some.reduce((sum, line) => sum + line.seconds, 0);
      return { employee: { id: employeeId, name, code, department }, host: loan!, minutes: seconds / 60 };
    },
  );
  const textOf = ({ host, employee }: Charge) =>
    `${employee.department} ${host.hostHotelName} ${host.hostDepartmentName} ${host.payer} ${host.costPlace ?? ''} ${employee.name}`;
  return {
    charges: charges
      .filter(({ minutes }) => minutes !== 0)
      .toSorted((one, other) => textOf(one).localeCompare(textOf(other))),
  };
}

/** The lines of loans and of shifts elsewhere that payroll has of a month. */
async function readSent(db: Database, hotel: GrantedHotel, month: string): Promise<Lent[]> {
  const from = (lines: typeof timesheetLines | typeof timesheetDeltas) => sql`
    select ${e.id} as "employeeId", ${lines.day}::text as day, ${lines.code}, ${lines.seconds}, ${lines.days}::int as days, ${lines.loan}
    ${fromLines(hotel, lines)} and ${t.firstDay} = ${`${month}-01`} and ${lines.runId} is not null and ${lines.loan} is not null`;
  const { rows } = await db.execute<Lent & Record<string, unknown>>(
    sql`${from(timesheetLines)} union all ${from(timesheetDeltas)}`,
  );
  return rows;
}
