import type { WorkHost } from '@horae/contract/loan';
import type { PayLine } from '@horae/contract/time/timesheets.contract';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { sheetMonth } from './month.rules';
import { ofScope, paidHotels, readRights, refuseUnless } from './rights.reads';
import { timesheetDeltas, timesheetLines, timesheets } from './timesheets.table';

const t = alias(timesheets, 't');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');

type LineTable = typeof timesheetLines | typeof timesheetDeltas;

/** Lines or changes with their sheet `t`, employee `e` and work centre `w`, in the scope of the account. */
export const fromLines = (hotel: GrantedHotel, lines: LineTable): SQL => sql`from ${lines}
  join ${timesheets} ${t} on ${t.companyId} = ${lines.companyId} and ${t.id} = ${lines.timesheetId}
  join ${employees} ${e} on ${e.companyId} = ${t.companyId} and ${e.id} = ${t.employeeId}
  ${joinPlaceToday(hotel, e)}
  join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
  where ${lines.companyId} = ${hotel.companyId} and ${ofScope(hotel)}`;

interface Row extends Record<string, unknown> {
  id: number;
  name: string;
  person: string;
  day: string;
  code: string;
  seconds: number;
  days: number;
  loan: WorkHost | null;
  isDelta: boolean;
}

/** The lines of a month as payroll has them, with the changes found since, sent or not. */
export async function readLines(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  monthText: string,
): Promise<PayLine[]> {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  const { firstDay } = sheetMonth(monthText);
  const from = (lines: LineTable, isDelta: boolean) => sql`
    select ${e.id}, ${e.name}, ${e.code} as person, ${lines.day}::text as day, ${lines.code}, ${lines.seconds}, ${lines.days}::int as days, ${lines.loan}, ${isDelta}::bool as "isDelta"
    ${fromLines(hotel, lines)} and ${t.firstDay} = ${firstDay}`;
  const { rows } = await db.execute<Row>(sql`
    select * from (${from(timesheetLines, false)} union all ${from(timesheetDeltas, true)}) line
    order by lower(name), id, day, "isDelta", code`);
  return rows.map(
    ({ id, name, person, seconds, ...line }): PayLine => ({
      hotel: hotel.companyId,
      employee: { id, name, code: person },
      day: line.day,
      code: line.code,
      minutes: seconds / 60,
      days: line.days,
      loan: line.loan,
      isDelta: line.isDelta,
    }),
  );
}

/** The lines of a month of all hotels for which an account may run payroll, hotel by hotel. */
export async function readLinesOfAll(
  db: Database,
  account: Account,
  hotelOf: (companyId: number) => Promise<GrantedHotel>,
  monthText: string,
): Promise<{ lines: PayLine[] }> {
  const found = await paidHotels(db, account);
  refuseUnless(found.length > 0);
  const lines: PayLine[] = [];
  for (const companyId of found) lines.push(...(await readLines(db, account, await hotelOf(companyId), monthText)));
  return { lines };
}
