import type { ParsedRequestOf } from '@horae/contract/route';
import type { PayLine, timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { bare } from '#platform/column-names';
import { type Database, inTransaction } from '#platform/database';
import type { Cause } from '#platform/due/take-due';
import { hotelClock } from '#platform/hotel-time';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { keepLockedSheet } from './locked-sheet';
import { type SheetMonth, sheetMonth } from './month.rules';
import { differenceOf, type Line, linesOf } from './pay-lines.rules';
import { ofScope, readRights, refuseUnless } from './rights';
import type { CountedSheet } from './sheets';
import { readSheets } from './sheets';
import { countedNow } from './shown-sheet';
import { lockSheets, writeState } from './sign.service';
import { isChangedSinceSigned, letSignatureFall } from './signed-sheet';
import { timesheetDeltas, timesheetLines, timesheets } from './timesheets.table';

const t = alias(timesheets, 't');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');

type Unlock = ParsedRequestOf<typeof timesheetsContract.unlock>['body'];

/** Locks approved sheets, stores their payroll lines, and returns all lines of the month. */
export function payMonth(db: Database, account: Account, hotel: GrantedHotel, monthText: string) {
  return inTransaction(db, async (tx) => {
    refuseUnless((await readRights(tx, account, hotel)).mayPay);
    const month = sheetMonth(monthText);
    const approved = await readSheets(tx, hotel, month, and(ofScope(hotel), sql`${t.state} = 'approved'`)!);
    const sheets = (
      await lockSheets(
        tx,
        hotel,
        month,
        approved.map(({ employeeId }) => employeeId),
      )
    ).filter(({ state }) => state === 'approved');
    const clock = hotelClock(hotel.timeZone);
    let fallen = 0;
    for (const sheet of sheets) {
      // A change of the last seconds that nobody has followed yet.
      if (await isChangedSinceSigned(tx, hotel, sheet)) {
        await letSignatureFall(tx, hotel, month, sheet, []);
        fallen += 1;
        continue;
      }
      await keepLines(tx, hotel.companyId, sheet);
      await keepLockedSheet(tx, hotel.companyId, countedNow(sheet, clock));
      await writeState(tx, account, hotel, month, sheet, 'locked');
    }
    const { companyId } = hotel;
    const locked = sheets.length - fallen;
    const after = { month: monthText, locked };
    await recordChange(tx, {
      companyId,
      accountId: account.id,
      object: 'payroll',
      objectId: companyId,
      action: 'export',
      after,
    });
    const lines = await linesOfMonth(tx, hotel, month, ofScope(hotel));
    const facts = { what: 'payroll', month: monthText, rows: lines.length, reportedBy: 'server' };
    await recordSecurityEvent(tx, { kind: 'data-exported', companyId, facts });
    return { locked, fallen, lines };
  });
}

export async function readLines(db: Database, account: Account, hotel: GrantedHotel, monthText: string) {
  refuseUnless((await readRights(db, account, hotel)).mayPay);
  return { lines: await linesOfMonth(db, hotel, sheetMonth(monthText), ofScope(hotel)) };
}

/** Unlocks sheets; their lines stay, and later differences become deltas. */
export function unlockSheets(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month: monthText, sheets, reason }: Unlock,
) {
  return inTransaction(db, async (tx) => {
    refuseUnless((await readRights(tx, account, hotel)).mayPay);
    const month = sheetMonth(monthText);
    const locked = await lockSheets(
      tx,
      hotel,
      month,
      sheets.map(({ employee }) => employee),
    );
    const { rows: erased } = await tx.execute<{ id: number }>(sql`select ${e.id} from ${employees} ${e}
      where ${e.companyId} = ${hotel.companyId} and ${e.erasedAt} is not null and ${e.id} = any(${sql.param(sheets.map(({ employee }) => employee))}::int[])`);
    const outcome: { done: number[]; refused: { employee: number; why: string }[] } = { done: [], refused: [] };
    for (const { employee, version } of sheets) {
      const sheet = locked.find(({ employeeId }) => employeeId === employee);
      const why = !sheet
        ? 'This person has no time sheet for that month.'
        : sheet.version !== version
          ? 'The time sheet has changed in the meantime.'
          : sheet.state !== 'locked'
            ? 'It is not locked.'
            : erased.some(({ id }) => id === employee)
              ? 'The personal data were erased: the time sheet stays as payroll has it.'
              : null;
      if (why !== null) {
        outcome.refused.push({ employee, why });
        continue;
      }
      await writeState(tx, account, hotel, month, sheet!, 'open');
      const { companyId } = hotel;
      const about = {
        companyId,
        accountId: account.id,
        object: 'timesheet',
        objectId: sheet!.sheetId!,
        employeeId: employee,
      };
      await recordChange(tx, { ...about, action: 'change', after: { month: monthText, unlocked: reason } });
      outcome.done.push(employee);
    }
    return outcome;
  });
}

/** Stores all lines the first time, and afterwards only the changes, as deltas. */
export async function keepLines(
  tx: Database,
  companyId: number,
  sheet: CountedSheet,
  because: readonly Cause[] = [],
): Promise<number> {
  const { sheetId } = sheet;
  const after = linesOf(sheet.counted);
  const keptLines = (
    lines: LineTable,
  ) => sql`select ${lines.day}::text, ${lines.code}, ${lines.seconds}, ${lines.days}::int
    from ${lines} where ${lines.companyId} = ${companyId} and ${lines.timesheetId} = ${sheetId}`;
  const { rows: before } = await tx.execute<Line & Record<string, unknown>>(sql`
    ${keptLines(timesheetLines)} union all ${keptLines(timesheetDeltas)}`);
  const wasPaid = sheet.lockedAt !== null || before.length > 0;
  const rows = wasPaid ? differenceOf(before, after) : after;
  const column = (value: (line: Line) => unknown) => sql.param(rows.map(value));
  const table = wasPaid ? timesheetDeltas : timesheetLines;
  const columns = bare(table.companyId, table.timesheetId, table.day, table.code, table.seconds, table.days);
  const [causes, values] = wasPaid
    ? [sql`, ${bare(timesheetDeltas.because)}`, sql`, ${JSON.stringify(because)}::jsonb`]
    : [sql``, sql``];
  await tx.execute(sql`insert into ${table} (${columns}${causes})
    select ${companyId}, ${sheetId}, given.*${values} from unnest(${column(({ day }) => day)}::date[], ${column(({ code }) => code)}::text[],
      ${column(({ seconds }) => seconds)}::int[], ${column(({ days }) => days)}::smallint[]) as given (day, code, seconds, days)`);
  return rows.length;
}

type LineTable = typeof timesheetLines | typeof timesheetDeltas;

async function linesOfMonth(
  db: Database,
  hotel: GrantedHotel,
  { firstDay }: SheetMonth,
  scope: SQL,
): Promise<PayLine[]> {
  const from = (lines: LineTable, isDelta: boolean) => sql`
    select ${e.id}, ${e.name}, ${e.code} as person, ${lines.day}::text as day, ${lines.code}, ${lines.seconds}, ${lines.days}::int as days, ${isDelta}::bool as "isDelta"
    from ${lines}
    join ${timesheets} ${t} on ${t.companyId} = ${lines.companyId} and ${t.id} = ${lines.timesheetId} and ${t.firstDay} = ${firstDay}
    join ${employees} ${e} on ${e.companyId} = ${t.companyId} and ${e.id} = ${t.employeeId}
    ${joinPlaceToday(hotel, e)}
    join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    where ${lines.companyId} = ${hotel.companyId} and ${scope}`;
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
    select * from (${from(timesheetLines, false)} union all ${from(timesheetDeltas, true)}) line
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
