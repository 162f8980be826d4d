import { foldText } from '@horae/contract/fold-text';
import type { Timesheet, TimesheetQuery, TimesheetState } from '@horae/contract/timesheets.contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { type SheetMonth, sheetMonth } from './month.rules';
import type { Line } from './pay-lines.rules';
import { ofScope, readRights, refuseUnless } from './rights';
import { type CountedSheet, countSheets, readSheets, type Sheet, sheetsFrom } from './sheets';
import { sheetRow, wholeSheet } from './show-sheet';

/** A page of the sheets of a month, counted now. */
export async function listSheets(db: Database, account: Account, hotel: GrantedHotel, query: TimesheetQuery) {
  const rights = await readRights(db, account, hotel);
  refuseUnless(rights.mayApprove || rights.mayPay);
  const month = sheetMonth(query.month);
  const { q, department, state, page, perPage } = query;
  const seen = and(
    ofScope(hotel),
    department === undefined ? undefined : sql`e.department_id = ${department}`,
    q === ''
      ? undefined
      : sql`position(${foldText(q)} in fold_text(concat_ws(' ', e.name, e.code, e.job_title, d.name))) > 0`,
  )!;
  const wanted: SQL = state === undefined ? seen : and(seen, sql`coalesce(t.state, 'open') = ${state}`)!;
  const { rows: states } = await db.execute<{ state: TimesheetState; count: number }>(sql`
    select coalesce(t.state, 'open') as state, count(*)::int as count ${sheetsFrom(hotel.companyId, month)} and ${seen} group by 1 order by 1`);
  const sheets = await readSheets(db, hotel, month, wanted, { limit: perPage, offset: (page - 1) * perPage });
  const counted = await countSheets(db, hotel, month, sheets);
  const today = hotelClock(hotel.timeZone).dayOf(Math.floor(Date.now() / 1000));
  const inState = states.filter((one) => state === undefined || one.state === state);
  return {
    total: inState.reduce((sum, { count }) => sum + count, 0),
    states,
    mayPay: rights.mayPay,
    sheets: counted.map((sheet) => sheetRow(sheet, today)),
  };
}

/** One sheet as this account may see it: of its scope with a right, or the own. */
export async function readSheet(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month, employee }: { month: string; employee: number },
): Promise<Timesheet> {
  const { sheet, changes } = await countedSheet(db, account, hotel, { month, employee });
  return wholeSheet(sheet, month, hotel.timeZone, changes);
}

/** The own sheet, or one of the scope with a right; nobody's else. */
export async function visibleSheet(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  of: SheetMonth,
  employee: number,
): Promise<Sheet> {
  const { mayApprove, mayPay, self } = await readRights(db, account, hotel);
  const isOwn = self === employee;
  if (!isOwn) refuseUnless(mayApprove || mayPay);
  const [held] = await readSheets(db, hotel, of, and(isOwn ? sql`true` : ofScope(hotel), sql`e.id = ${employee}`)!);
  if (!held) throw notFound('Time sheet');
  return held;
}

export async function countedSheet(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month, employee }: { month: string; employee: number },
): Promise<{ sheet: CountedSheet; changes: (Line & { id: number; foundAt: number })[] }> {
  const of = sheetMonth(month);
  const held = await visibleSheet(db, account, hotel, of, employee);
  const [sheet] = await countSheets(db, hotel, of, [held]);
  const { rows } = await db.execute<Line & { id: number; foundAt: number } & Record<string, unknown>>(sql`
    select id, day::text, code, seconds, days::int, date_part('epoch', found_at)::int8::float8 as "foundAt"
    from timesheet_deltas where company_id = ${hotel.companyId} and timesheet_id = ${held.sheetId} order by id`);
  return { sheet: sheet!, changes: rows };
}
