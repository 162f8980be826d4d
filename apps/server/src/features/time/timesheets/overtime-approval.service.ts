import type { ParsedRequestOf } from '@horae/contract/route';
import type { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { and, eq } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { isWithin } from '#platform/hotel-scope';
import { lockEmployments, placedToday } from '../../people/people/people.reads';
import { overtimeApprovals } from './overtime-approvals.table';
import { readRights, refuseUnless } from './rights.reads';

type Sent = ParsedRequestOf<typeof timesheetsContract.setOvertimeApproval>['body'];

/** Stores or removes the approval for a year; audited. Sheets of that year are counted again. */
export function setOvertimeApproval(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { employee, year, approval, seen }: Sent,
): Promise<void> {
  const { companyId } = hotel;
  return inTransaction(db, async (tx) => {
    refuseUnless((await readRights(tx, account, hotel)).mayApprove);
    const placed = await placedToday(tx, hotel, employee);
    if (!placed || !isWithin(hotel.scope, placed)) throw notFound('Employee');
    if (approval && Number(approval.fromDay.slice(0, 4)) !== year)
      throw invalid('approval.fromDay', `Enter a day in ${year}: an approval covers one year.`);
    // Two changes of one person follow each other.
    await lockEmployments(tx, companyId, [employee]);
    const ofYear = and(
      eq(overtimeApprovals.companyId, companyId),
      eq(overtimeApprovals.employeeId, employee),
      eq(overtimeApprovals.year, year),
    );
    const [before] = await tx.select().from(overtimeApprovals).where(ofYear).for('update');
    if ((before?.number ?? null) !== seen)
      throw conflict('Somebody else has changed this approval in the meantime. Reload it.');
    if (!approval) await tx.delete(overtimeApprovals).where(ofYear);
    else
      await tx
        .insert(overtimeApprovals)
        .values({ companyId, employeeId: employee, year, ...approval })
        .onConflictDoUpdate({
          target: [overtimeApprovals.companyId, overtimeApprovals.employeeId, overtimeApprovals.year],
          set: approval,
        });
    if (!before && !approval) return;
    const about = {
      companyId,
      accountId: account.id,
      object: 'overtime approval',
      objectId: employee,
      employeeId: employee,
    };
    await recordChange(tx, {
      ...about,
      action: before ? (approval ? 'change' : 'remove') : 'add',
      ...(before && { before: { year, number: before.number, fromDay: before.fromDay } }),
      ...(approval && { after: { year, ...approval } }),
    });
    await announce(tx, 'timesheets', 'all');
  });
}
