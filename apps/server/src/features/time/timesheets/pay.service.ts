import type { ParsedRequestOf } from '@horae/contract/route';
import type { PayLine, timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { keepLockedSheet } from './locked-sheet';
import { type SheetMonth, sheetMonth } from './month.rules';
import { differenceOf, type Line, linesOf } from './pay-lines.rules';
import { ofScope, readRights, refuseUnless } from './rights';
import type { CountedSheet } from './sheets';
import { readSheets } from './sheets';
import { countedNow } from './shown-sheet';
import { lockSheets, writeState } from './sign.service';

type Unlock = ParsedRequestOf<typeof timesheetsContract.unlock>['body'];

/** Locks what is approved, keeps its lines as payroll gets them, and answers all lines of the month. */
export function payMonth(db: Database, account: Account, hotel: GrantedHotel, monthText: string) {
  return inTransaction(db, async (tx) => {
    refuseUnless((await readRights(tx, account, hotel)).mayPay);
    const month = sheetMonth(monthText);
    const approved = await readSheets(tx, hotel, month, and(ofScope(hotel), sql`t.state = 'approved'`)!);
    const sheets = (
      await lockSheets(
        tx,
        hotel,
        month,
        approved.map(({ employeeId }) => employeeId),
      )
    ).filter(({ state }) => state === 'approved');
    const clock = hotelClock(hotel.timeZone);
    for (const sheet of sheets) {
      await keepLines(tx, hotel.companyId, sheet);
      await keepLockedSheet(tx, hotel.companyId, countedNow(sheet, clock));
      await writeState(tx, account, hotel, month, sheet, 'locked');
    }
    const { companyId } = hotel;
    const after = { month: monthText, locked: sheets.length };
    await recordChange(tx, {
      companyId,
      accountId: account.id,
      object: 'payroll',
      objectId: companyId,
      deed: 'export',
      after,
    });
    return { locked: sheets.length, lines: await linesOfMonth(tx, hotel, month, ofScope(hotel)) };
  });
}

export async function readLines(db: Database, account: Account, hotel: GrantedHotel, monthText: string) {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  return { lines: await linesOfMonth(db, hotel, sheetMonth(monthText), ofScope(hotel)) };
}

/** Opens locked sheets; their lines stay, and what is counted otherwise later becomes a delta. */
export function unlockSheets(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month: monthText, sheets, reason }: Unlock,
) {
  return inTransaction(db, async (tx) => {
    refuseUnless((await readRights(tx, account, hotel)).mayPay);
    const month = sheetMonth(monthText);
    const held = await lockSheets(
      tx,
      hotel,
      month,
      sheets.map(({ employee }) => employee),
    );
    const outcome: { done: number[]; refused: { employee: number; why: string }[] } = { done: [], refused: [] };
    for (const { employee, version } of sheets) {
      const sheet = held.find(({ employeeId }) => employeeId === employee);
      const why = !sheet
        ? 'This person has no time sheet in that month.'
        : sheet.version !== version
          ? 'The time sheet has changed meanwhile.'
          : sheet.state === 'locked'
            ? null
            : 'It is not locked.';
      if (why !== null) {
        outcome.refused.push({ employee, why });
        continue;
      }
      await writeState(tx, account, hotel, month, sheet!, 'open');
      const { companyId } = hotel;
      const of = {
        companyId,
        accountId: account.id,
        object: 'timesheet',
        objectId: sheet!.sheetId!,
        employeeId: employee,
      };
      await recordChange(tx, { ...of, deed: 'change', after: { month: monthText, unlocked: reason } });
      outcome.done.push(employee);
    }
    return outcome;
  });
}

/** The first time its lines; after that only what has changed since, as deltas. */
export async function keepLines(tx: Database, companyId: number, sheet: CountedSheet): Promise<number> {
  const { sheetId } = sheet;
  const after = linesOf(sheet.counted);
  const { rows: before } = await tx.execute<Line & Record<string, unknown>>(sql`
    select day::text, code, seconds, days::int from timesheet_lines where company_id = ${companyId} and timesheet_id = ${sheetId}
    union all select day::text, code, seconds, days::int from timesheet_deltas where company_id = ${companyId} and timesheet_id = ${sheetId}`);
  const wasPaid = sheet.lockedAt !== null || before.length > 0;
  const rows = wasPaid ? differenceOf(before, after) : after;
  const column = (value: (line: Line) => unknown) => sql.param(rows.map(value));
  const table = wasPaid ? sql`timesheet_deltas` : sql`timesheet_lines`;
  await tx.execute(sql`insert into ${table} (company_id, timesheet_id, day, code, seconds, days)
    select ${companyId}, ${sheetId}, given.* from unnest(${column(({ day }) => day)}::date[], ${column(({ code }) => code)}::text[],
      ${column(({ seconds }) => seconds)}::int[], ${column(({ days }) => days)}::smallint[]) as given (day, code, seconds, days)`);
  return rows.length;
}

async function linesOfMonth(
  db: Database,
  { companyId }: GrantedHotel,
  { firstDay }: SheetMonth,
  scope: SQL,
): Promise<PayLine[]> {
  const from = (table: string, isDelta: boolean) => sql`
    select e.id, e.name, e.code as person, l.day::text as day, l.code, l.seconds, l.days::int as days, ${isDelta}::bool as "isDelta"
    from ${sql.raw(table)} l
    join timesheets t on t.company_id = l.company_id and t.id = l.timesheet_id and t.first_day = ${firstDay}
    join employees e on e.company_id = t.company_id and e.id = t.employee_id
    join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
    where l.company_id = ${companyId} and ${scope}`;
  type Row = {
    id: number;
    name: string;
    person: string;
    day: string;
    code: string;
    seconds: number;
    days: number;
    isDelta: boolean;
  };
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select * from (${from('timesheet_lines', false)} union all ${from('timesheet_deltas', true)}) line
    order by lower(name), id, day, "isDelta", code`);
  return rows.map(({ id, name, person, day, code, seconds, days, isDelta }) => ({
    employee: { id, name, code: person },
    day,
    code,
    minutes: seconds / 60,
    days,
    isDelta,
  }));
}
