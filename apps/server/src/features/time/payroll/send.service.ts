import type { ParsedRequestOf, ReplyOf } from '@horae/contract/route';
import type { payrollContract } from '@horae/contract/time/payroll.contract';
import { and, eq } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { holdForPayroll, lockForPayroll, sendChanges } from '../timesheets/for-payroll.commands';
import { readRights, refuseUnless } from '../timesheets/rights.reads';
import { payrollRuns } from './payroll.table';
import { readCheck } from './payroll-check.service';
import { readRun } from './runs.service';

type Send = ParsedRequestOf<typeof payrollContract.send>['body'];

/**
 * Sends a month as it was checked: locks the approved sheets and stores their lines and the changes that waited as sent.
 * Sheets with open findings stay approved unless they are acknowledged.
 */
export function sendToPayroll(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month, stamp, acknowledged }: Send,
  tell: Tell,
): Promise<ReplyOf<typeof payrollContract.send>> {
  return inTransaction(db, async (tx) => {
    refuseUnless((await readRights(tx, account, hotel)).mayPay);
    await holdForPayroll(tx, hotel, month);
    const check = await readCheck(tx, hotel, month);
    if (check.stamp !== stamp) throw conflict('The month has changed since you checked it. Check it again.');
    const named = new Set(acknowledged);
    const going = check.ready.filter(({ id, findings }) => findings === 0 || named.has(id));
    const again = new Set(check.ready.filter(({ isAgain }) => isAgain).map(({ id }) => id));
    const hasWaiting = check.changes.some((change) => change.month !== month || !again.has(change.employee.id));
    if (going.length === 0 && !hasWaiting) return { run: null, fallen: 0 };
    const { companyId } = hotel;
    const although = going
      .filter(({ findings }) => findings > 0)
      .map(({ id, findings }) => ({ employeeId: id, findings }));
    const [run] = await tx
      .insert(payrollRuns)
      .values({ companyId, firstDay: `${month}-01`, sentBy: account.id, sheets: 0, acknowledged: although })
      .returning();
    const runId = run!.id;
    const ids = going.map(({ id }) => id);
    const fallen = ids.length === 0 ? 0 : await lockForPayroll(tx, account, hotel, month, ids, runId, tell);
    const sheets = going.length - fallen;
    if (sheets === 0 && !hasWaiting) {
      await tx.delete(payrollRuns).where(isRun(companyId, runId));
      return { run: null, fallen };
    }
    await sendChanges(tx, hotel, month, runId);
    await tx.update(payrollRuns).set({ sheets }).where(isRun(companyId, runId));
    const shown = await readRun(tx, hotel, runId);
    const about = { companyId, accountId: account.id, object: 'payroll', objectId: runId } as const;
    const after = { month, sheets, changes: shown.changes, acknowledged: although };
    await recordChange(tx, { ...about, action: 'export', after });
    await announce(tx, 'timesheets', 'all');
    return { run: shown, fallen };
  });
}

const isRun = (companyId: number, id: number) => and(eq(payrollRuns.companyId, companyId), eq(payrollRuns.id, id));
