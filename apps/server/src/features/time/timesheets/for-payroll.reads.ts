import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { Cause } from '#platform/due/take-due';
import { employees } from '../../people/people/employees.table';
import { type SheetMonth, sheetMonth } from './month.rules';
import { differenceOf, type Line, linesOf } from './pay-lines.rules';
import { ofScope } from './rights.reads';
import { fromLines } from './sent-lines.reads';
import { countSheets, readSheets, type Sheet } from './sheets';
import { signedSheets, timesheetDeltas, timesheetLines, timesheets } from './timesheets.table';

const t = alias(timesheets, 't');
const e = alias(employees, 'e');

/** A change to what payroll has, one for each sheet, day and code. */
export interface WaitingChange extends Line {
  employeeId: number;
  name: string;
  person: string;
  month: string;
  because: Cause[];
}

/** A line that is sent, or would be. */
export type LineForPayroll = Line;

export interface ForPayroll {
  sheets: Sheet[];
  /** The lines of approved sheets that were never sent, by employee. */
  lines: Map<number, Line[]>;
  changes: WaitingChange[];
}

/** The sheets of a month in the scope of the account, what approved ones would send, and the changes that wait. */
export async function readForPayroll(db: Database, hotel: GrantedHotel, monthText: string): Promise<ForPayroll> {
  const month = sheetMonth(monthText);
  const sheets = await readSheets(db, hotel, month, ofScope(hotel));
  const approved = sheets.filter(({ state }) => state === 'approved');
  const signed = await readSignedLines(db, hotel, month, approved);
  const kept = await readKept(db, hotel, month);
  const isSentBefore = ({ employeeId }: Sheet) => kept.has(employeeId);
  const again = approved.filter(isSentBefore).flatMap(({ employeeId, name, code: person }) => {
    const about = { employeeId, name, person, month: monthText, because: [] };
    return differenceOf(kept.get(employeeId)!, signed.get(employeeId)!).map((line) => Object.assign(line, about));
  });
  const first = approved.filter((sheet) => !isSentBefore(sheet));
  return {
    sheets,
    lines: new Map(first.map(({ employeeId }) => [employeeId, signed.get(employeeId)!])),
    changes: [...(await readWaiting(db, hotel, month)), ...again],
  };
}

async function readSignedLines(
  db: Database,
  hotel: GrantedHotel,
  month: SheetMonth,
  sheets: Sheet[],
): Promise<Map<number, Line[]>> {
  const ids = sql.param(sheets.map(({ sheetId }) => sheetId));
  const rows = await db
    .select({ sheetId: signedSheets.timesheetId, lines: signedSheets.lines })
    .from(signedSheets)
    .where(sql`${signedSheets.companyId} = ${hotel.companyId} and ${signedSheets.timesheetId} = any(${ids}::int[])`);
  const signed = new Map(rows.map(({ sheetId, lines }) => [sheetId, lines]));
  // Sheets signed before figures were kept.
  const without = sheets.filter(({ sheetId }) => !signed.has(sheetId!));
  const counted = await countSheets(db, hotel, month, without);
  return new Map([
    ...sheets.flatMap(({ employeeId, sheetId }) => {
      const lines = signed.get(sheetId!);
      return lines ? ([[employeeId, lines]] as const) : [];
    }),
    ...counted.map((sheet) => [sheet.employeeId, linesOf(sheet.counted)] as const),
  ]);
}

type LineTable = typeof timesheetLines | typeof timesheetDeltas;

/** What payroll has, or is going to get, of approved sheets that were sent before, by employee. */
async function readKept(db: Database, hotel: GrantedHotel, { firstDay }: SheetMonth): Promise<Map<number, Line[]>> {
  const of = (lines: LineTable): SQL => sql`
    select ${e.id} as "employeeId", ${lines.day}::text as day, ${lines.code}, ${lines.seconds}, ${lines.days}::int as days, ${lines.loan}
    ${fromLines(hotel, lines)} and ${t.firstDay} = ${firstDay} and ${t.state} = 'approved'`;
  const { rows } = await db.execute<Line & { employeeId: number } & Record<string, unknown>>(
    sql`${of(timesheetLines)} union all ${of(timesheetDeltas)}`,
  );
  const kept = new Map<number, Line[]>();
  for (const { employeeId, ...line } of rows) kept.set(employeeId, [...(kept.get(employeeId) ?? []), line]);
  return kept;
}

/** Changes of locked sheets that have not been sent, of this month and earlier ones; those that add up to nothing left out. */
async function readWaiting(db: Database, hotel: GrantedHotel, { firstDay }: SheetMonth): Promise<WaitingChange[]> {
  const x = timesheetDeltas;
  const { rows } = await db.execute<Omit<WaitingChange, 'because'> & { because: Cause[][] } & Record<string, unknown>>(
    sql`select ${e.id} as "employeeId", ${e.name}, ${e.code} as person, to_char(${t.firstDay}, 'YYYY-MM') as month,
      ${x.day}::text as day, ${x.code}, sum(${x.seconds})::int as seconds, sum(${x.days})::int as days, ${x.loan}, jsonb_agg(${x.because}) as because
      ${fromLines(hotel, x)} and ${isWaiting(firstDay)}
      group by ${e.id}, ${e.name}, ${e.nameOrder}, ${e.code}, ${t.firstDay}, ${x.day}, ${x.code}, ${x.loan}
      having sum(${x.seconds}) <> 0 or sum(${x.days}) <> 0
      order by ${e.nameOrder}, ${e.id}, ${x.day}, ${x.code}`,
  );
  return rows.map((change) => Object.assign(change, { because: distinct(change.because.flat()) }));
}

/** Changes of sheets `t` that wait to be sent with this month. */
export const isWaiting = (firstDay: string): SQL =>
  sql`${timesheetDeltas.runId} is null and ${t.state} = 'locked' and ${t.firstDay} <= ${firstDay}`;

const distinct = (causes: readonly Cause[]): Cause[] => [
  ...new Map(causes.map((cause) => [`${cause.source} ${cause.accountId}`, cause])).values(),
];
