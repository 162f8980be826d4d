import type { Timesheet, TimesheetState } from '@horae/contract/time/timesheet-lines';
import type { TimesheetQuery } from '@horae/contract/time/timesheet-requests';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { holdsWords } from '#platform/holds-words';
import { hotelClock } from '#platform/hotel-time';
import { departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn } from '../../people/people/on-a-day.reads';
import { readCauses } from './causes.reads';
import { readCheckSums } from './check-sums.reads';
import { readLockedSheets } from './locked-sheet';
import { type SheetMonth, sheetMonth } from './month.rules';
import { ofScope, readRights, refuseUnless } from './rights.reads';
import { countSheets, isChangeSinceLock, readSheets, type Sheet, sheetsFrom } from './sheets';
import { type FoundChange, sheetRow, wholeSheet } from './show-sheet';
import { countedNow, type ShownSheet } from './shown-sheet';
import { readSignedSheets } from './signed-sheet';
import { timesheetDeltas, timesheets } from './timesheets.table';

const e = alias(employees, 'e');
const d = alias(departments, 'd');

const x = alias(timesheetDeltas, 'x');
const t = alias(timesheets, 't');

/** Returns a page of the sheets of a month; open ones are counted now. */
export async function listSheets(db: Database, account: Account, hotel: GrantedHotel, query: TimesheetQuery) {
  const rights = await readRights(db, account, hotel);
  refuseUnless(rights.mayApprove || rights.mayPay);
  const month = sheetMonth(query.month);
  const { q, department, state, page, perPage } = query;
  const seen = and(
    ofScope(hotel),
    department === undefined ? undefined : sql`${departmentOn(e)} = ${department}`,
    q === '' ? undefined : holdsWords(q, [e.name, e.code, e.jobTitle, d.name]),
  )!;
  const wanted: SQL = state === undefined ? seen : and(seen, sql`coalesce(${t.state}, 'open') = ${state}`)!;
  const { rows: states } = await db.execute<{ state: TimesheetState; count: number }>(sql`
    select coalesce(${t.state}, 'open') as state, count(*)::int as count ${sheetsFrom(hotel, month)} and ${seen} group by 1 order by 1`);
  const sheets = await readSheets(db, hotel, month, wanted, { limit: perPage, offset: (page - 1) * perPage });
  const shown = await showSheets(db, hotel, month, sheets);
  const today = hotelClock(hotel.timeZone).dayOf(Math.floor(Date.now() / 1000));
  const inState = states.filter((one) => state === undefined || one.state === state);
  return {
    total: inState.reduce((sum, { count }) => sum + count, 0),
    states,
    mayPay: rights.mayPay,
    sheets: shown.map((sheet) => sheetRow(sheet, today)),
  };
}

/** Returns a sheet this account may see: its own, or one in its scope if it has a right to it. */
export async function readSheet(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month, employee }: { month: string; employee: number },
): Promise<Timesheet> {
  const sheetOfMonth = sheetMonth(month);
  const visible = await visibleSheet(db, account, hotel, sheetOfMonth, employee);
  const [sheet] = await showSheets(db, hotel, sheetOfMonth, [visible]);
  const changes = await readChanges(db, hotel, visible);
  const [signed] = visible.fellAt === null ? [] : await readSignedSheets(db, hotel, [visible]);
  const causes = [...changes.flatMap(({ because }) => because), ...(visible.fellBecause ?? [])];
  return wholeSheet(sheet!, month, hotelClock(hotel.timeZone), {
    changes,
    signedDays: signed?.days ?? null,
    causesOf: await readCauses(db, causes),
    rateLines: hotel.maySeePay ? await readCheckSums(db, hotel.companyId, [employee], sheetOfMonth.firstDay) : null,
  });
}

/** Counts open sheets now; signed and locked ones show what was signed and locked. */
async function showSheets(
  db: Database,
  hotel: GrantedHotel,
  month: SheetMonth,
  sheets: Sheet[],
): Promise<ShownSheet[]> {
  const isLocked = ({ state }: Sheet) => state === 'locked';
  const locked = await readLockedSheets(db, hotel, month, sheets.filter(isLocked));
  const isSigned = ({ state }: Sheet) => state === 'confirmed' || state === 'approved';
  const signed = await readSignedSheets(db, hotel, sheets.filter(isSigned));
  const isKept = new Set(signed.map(({ employeeId }) => employeeId));
  const open = await countSheets(
    db,
    hotel,
    month,
    sheets.filter((sheet) => !isLocked(sheet) && !isKept.has(sheet.employeeId)),
  );
  const clock = hotelClock(hotel.timeZone);
  const shown = new Map(
    [...locked, ...signed, ...open.map((sheet) => countedNow(sheet, clock))].map((sheet) => [sheet.employeeId, sheet]),
  );
  return sheets.map(({ employeeId }) => shown.get(employeeId)!);
}

/** Returns the account's own sheet, or one in its scope if it has a right to it. */
export async function visibleSheet(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  month: SheetMonth,
  employee: number,
): Promise<Sheet> {
  const { mayApprove, mayPay, self } = await readRights(db, account, hotel);
  const isOwn = self === employee;
  if (!isOwn) refuseUnless(mayApprove || mayPay);
  const [current] = await readSheets(
    db,
    hotel,
    month,
    and(isOwn ? sql`true` : ofScope(hotel), sql`${e.id} = ${employee}`)!,
  );
  if (!current) throw notFound('Time sheet');
  return current;
}

async function readChanges(db: Database, { companyId }: GrantedHotel, { sheetId }: Sheet): Promise<FoundChange[]> {
  const { rows } = await db.execute<FoundChange & Record<string, unknown>>(sql`
    select ${x.id}, ${x.day}::text, ${x.code}, ${x.seconds}, ${x.days}::int, date_part('epoch', ${x.foundAt})::int8::float8 as "foundAt", ${x.because}
    from ${timesheetDeltas} ${x} join ${timesheets} ${t} on ${t.companyId} = ${x.companyId} and ${t.id} = ${x.timesheetId}
    where ${x.companyId} = ${companyId} and ${x.timesheetId} = ${sheetId} and ${isChangeSinceLock} order by ${x.id}`);
  return rows;
}
