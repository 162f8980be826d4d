import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import type { Tell } from '#platform/mail/notice';
import { isWaiting } from './for-payroll.reads';
import { sendLines } from './keep-lines';
import { lockSheets } from './lock-sheets';
import { keepLockedSheet } from './locked-sheet';
import { sheetMonth } from './month.rules';
import { fromLines } from './sent-lines.reads';
import { countedNow } from './shown-sheet';
import { isChangedSinceSigned, letSignatureFall } from './signed-sheet';
import { timesheetDeltas, timesheets } from './timesheets.table';
import { writeState } from './write-sheet-state';

const t = alias(timesheets, 't');

/** Keeps everybody else from changing the approved sheets of a month, or those with changes that wait, until the end. */
export async function holdForPayroll(tx: Database, hotel: GrantedHotel, monthText: string): Promise<void> {
  const { firstDay } = sheetMonth(monthText);
  await tx.execute(sql`select from ${timesheets} ${t} where ${t.companyId} = ${hotel.companyId} and (
    ${t.firstDay} = ${firstDay} and ${t.state} = 'approved' or exists (select from ${timesheetDeltas} where
      ${timesheetDeltas.companyId} = ${t.companyId} and ${timesheetDeltas.timesheetId} = ${t.id} and ${isWaiting(firstDay)}))
    order by ${t.id} for update`);
}

/** Locks these approved sheets and stores their lines as sent; returns how many approvals fell instead. */
export async function lockForPayroll(
  tx: Database,
  account: Account,
  hotel: GrantedHotel,
  monthText: string,
  employees: number[],
  runId: number,
  tell: Tell,
): Promise<number> {
  const month = sheetMonth(monthText);
  const clock = hotelClock(hotel.timeZone);
  let fallen = 0;
  for (const sheet of await lockSheets(tx, hotel, month, employees)) {
    if (sheet.state !== 'approved') continue;
    // A change of the last seconds that nobody has followed yet.
    if (await isChangedSinceSigned(tx, hotel, sheet)) {
      await letSignatureFall(tx, hotel, month, sheet, [], tell);
      fallen += 1;
      continue;
    }
    await sendLines(tx, hotel.companyId, sheet, runId);
    await keepLockedSheet(tx, hotel.companyId, countedNow(sheet, clock));
    await writeState(tx, account, hotel, month, sheet, 'locked');
  }
  return fallen;
}

/** Marks the changes that wait as sent. */
export async function sendChanges(tx: Database, hotel: GrantedHotel, monthText: string, runId: number): Promise<void> {
  const x = timesheetDeltas;
  const { firstDay } = sheetMonth(monthText);
  await tx.execute(sql`update ${x} set ${bare(x.runId)} = ${runId} where ${x.companyId} = ${hotel.companyId}
    and ${x.id} in (select ${x.id} ${fromLines(hotel, x)} and ${isWaiting(firstDay)})`);
}
