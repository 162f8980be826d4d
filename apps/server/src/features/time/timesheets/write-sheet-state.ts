import { sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import type { SheetMonth } from './month.rules';
import type { Sheet } from './sheets';
import { timesheets } from './timesheets.table';

/** A null account means that the sheet is approved automatically. */
export async function writeState(
  tx: Database,
  account: Account | null,
  { companyId }: GrantedHotel,
  { month }: SheetMonth,
  sheet: Sheet,
  state: Sheet['state'],
): Promise<void> {
  const by = account?.id ?? null;
  const notFallen = sql`${bare(timesheets.fellAt)} = null, ${bare(timesheets.fellBecause)} = null`;
  const signed = {
    open: sql`${bare(timesheets.confirmedAt)} = null, ${bare(timesheets.confirmedBy)} = null, ${bare(timesheets.approvedAt)} = null, ${bare(timesheets.approvedBy)} = null, ${bare(timesheets.lockedAt)} = null, ${bare(timesheets.lockedBy)} = null, ${bare(timesheets.isAutomatic)} = false`,
    confirmed: sql`${bare(timesheets.confirmedAt)} = now(), ${bare(timesheets.confirmedBy)} = ${by}, ${notFallen}`,
    approved: sql`${bare(timesheets.approvedAt)} = now(), ${bare(timesheets.approvedBy)} = ${by}, ${bare(timesheets.isAutomatic)} = ${account === null}, ${notFallen}`,
    locked: sql`${bare(timesheets.lockedAt)} = now(), ${bare(timesheets.lockedBy)} = ${by}`,
  }[state];
  await tx.execute(sql`update ${timesheets} set ${bare(timesheets.state)} = ${state}::timesheet_state, ${bare(timesheets.version)} = ${timesheets.version} + 1, ${signed}
    where ${timesheets.companyId} = ${companyId} and ${timesheets.id} = ${sheet.sheetId}`);
  await recordChange(tx, {
    companyId,
    accountId: by,
    object: 'timesheet',
    objectId: sheet.sheetId!,
    employeeId: sheet.employeeId,
    action: 'change',
    before: { month, state: sheet.state },
    after: { month, state },
  });
  await announce(tx, 'timesheets', 'all');
}
