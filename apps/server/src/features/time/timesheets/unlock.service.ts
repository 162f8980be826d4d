import type { ParsedRequestOf } from '@horae/contract/route';
import type { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { employees } from '../../people/people/employees.table';
import { lockSheets } from './lock-sheets';
import { sheetMonth } from './month.rules';
import { readRights, refuseUnless } from './rights.reads';
import { writeState } from './write-sheet-state';

const e = alias(employees, 'e');

type Unlock = ParsedRequestOf<typeof timesheetsContract.unlock>['body'];

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
            ? 'The time sheet is not locked.'
            : erased.some(({ id }) => id === employee)
              ? 'The personal data has been erased, so the time sheet stays as it was sent to payroll.'
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
