import { and, eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import type { Cause } from '#platform/due/take-due';
import { hotelClock } from '#platform/hotel-time';
import type { Tell } from '#platform/mail/notice';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { toldApart } from '../../people/people/told-apart.reads';
import { fallenNotice } from './fallen-notice.rules';
import type { SheetMonth } from './month.rules';
import { differenceOf, linesOf } from './pay-lines.rules';
import type { CountedSheet, Sheet } from './sheets';
import { countedNow, type ShownSheet } from './shown-sheet';
import { signedSheets, timesheets } from './timesheets.table';

interface Hotel {
  companyId: number;
  timeZone: string;
}

/** Stores what is being confirmed or approved: the signature stands for these figures. */
export async function keepSigned(tx: Database, hotel: Hotel, sheet: CountedSheet): Promise<void> {
  const { companyId } = hotel;
  const { pack, days } = countedNow(sheet, hotelClock(hotel.timeZone));
  const signed = { pack, days, lines: linesOf(sheet.counted) };
  await tx
    .insert(signedSheets)
    .values({ companyId, timesheetId: sheet.sheetId!, ...signed })
    .onConflictDoUpdate({ target: [signedSheets.companyId, signedSheets.timesheetId], set: signed });
}

/**
 * Whether the figures of a signed sheet are no longer those that were signed. A sheet that was signed before figures were
 * kept gets those of now.
 */
export async function isChangedSinceSigned(tx: Database, hotel: Hotel, sheet: CountedSheet): Promise<boolean> {
  const [signed] = await tx
    .select({ lines: signedSheets.lines })
    .from(signedSheets)
    .where(and(eq(signedSheets.companyId, hotel.companyId), eq(signedSheets.timesheetId, sheet.sheetId!)));
  if (signed) return differenceOf(signed.lines, linesOf(sheet.counted)).length > 0;
  await keepSigned(tx, hotel, sheet);
  return false;
}

/** Opens a sheet whose figures have changed since it was signed; the figures signed stay beside the new ones. */
export async function letSignatureFall(
  tx: Database,
  { companyId }: Hotel,
  { month }: SheetMonth,
  sheet: Sheet,
  because: readonly Cause[],
  tell: Tell,
): Promise<void> {
  const { state, version, fellAt, fellBecause, confirmedAt, confirmedBy, approvedAt, approvedBy, isAutomatic } =
    timesheets;
  await tx.execute(sql`update ${timesheets} set ${bare(state)} = 'open', ${bare(version)} = ${version} + 1, ${bare(fellAt)} = now(),
    ${bare(fellBecause)} = ${JSON.stringify(because)}::jsonb, ${bare(confirmedAt)} = null, ${bare(confirmedBy)} = null,
    ${bare(approvedAt)} = null, ${bare(approvedBy)} = null, ${bare(isAutomatic)} = false
    where ${timesheets.companyId} = ${companyId} and ${timesheets.id} = ${sheet.sheetId}`);
  await recordChange(tx, {
    companyId,
    accountId: null,
    object: 'timesheet',
    objectId: sheet.sheetId!,
    employeeId: sheet.employeeId,
    action: 'change',
    before: { month, state: sheet.state },
    after: { month, state: 'open', changed: because.flatMap(({ source }) => source ?? []) },
  });
  await tellSigners(tx, companyId, month, sheet, because, tell);
  await announce(tx, 'timesheets', 'all');
}

/** Tells who confirmed and who approved, each once. */
async function tellSigners(
  tx: Database,
  companyId: number,
  month: string,
  { employeeId, confirmedBy, approvedBy }: Sheet,
  because: readonly Cause[],
  tell: Tell,
): Promise<void> {
  const { rows } = await tx.execute<{ hotel: string; name: string }>(
    sql`select ${companies.name} as hotel, ${toldApart(employees)} as name
      from ${companies} join ${employees} on ${employees.companyId} = ${companies.companyId} and ${employees.id} = ${employeeId}
      where ${companies.companyId} = ${companyId}`,
  );
  const sources = because.flatMap(({ source }) => source ?? []);
  const fallen = { employeeId, month, ...rows[0]!, sources };
  if (confirmedBy !== null) await tell(tx, fallenNotice(confirmedBy, true, fallen));
  if (approvedBy !== null && approvedBy !== confirmedBy) await tell(tx, fallenNotice(approvedBy, false, fallen));
}

/** Reads confirmed and approved sheets with the figures that were signed; those signed before they were kept are left out. */
export async function readSignedSheets(
  db: Database,
  { companyId }: Hotel,
  sheets: readonly Sheet[],
): Promise<ShownSheet[]> {
  if (sheets.length === 0) return [];
  const ids = sql.param(sheets.map(({ sheetId }) => sheetId));
  const rows = await db
    .select()
    .from(signedSheets)
    .where(sql`${signedSheets.companyId} = ${companyId} and ${signedSheets.timesheetId} = any(${ids}::int[])`);
  return sheets.flatMap((sheet) => {
    const signed = rows.find(({ timesheetId }) => timesheetId === sheet.sheetId);
    return signed ? [{ ...sheet, pack: signed.pack, days: signed.days, lines: signed.lines }] : [];
  });
}
