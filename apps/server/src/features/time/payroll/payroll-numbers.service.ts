import type { ReplyOf } from '@horae/contract/route';
import type { payrollContract } from '@horae/contract/time/payroll.contract';
import { sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { aboutNumber } from '#platform/person-numbers';
import type { Sealer } from '#platform/sealed-text';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { employees } from '../../people/people/employees.table';
import { readRunLines } from './run-lines.service';

/** The numbers of the people in a file, opened. */
export async function readPayrollNumbers(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  sealer: Sealer,
  runId: number,
): Promise<ReplyOf<typeof payrollContract.numbers>> {
  const { companyId } = hotel;
  const ids = [...new Set((await readRunLines(db, account, hotel, runId)).map(({ employee }) => employee.id))];
  const { taxNumber, socialSecurityNumber } = employees;
  const sealed = await db
    .select({ id: employees.id, taxNumber, socialSecurityNumber })
    .from(employees)
    .where(sql`${employees.companyId} = ${companyId} and ${employees.id} = any(${sql.param(ids)}::int[])`);
  const facts = { what: 'payroll numbers', run: runId, rows: sealed.length, reportedBy: 'server' };
  await recordSecurityEvent(db, { kind: 'data-exported', companyId, facts });
  const opened = (text: string | null, id: number, which: 'taxNumber' | 'socialSecurityNumber') =>
    text === null ? '' : (sealer.open(text, aboutNumber(companyId, id, which)) ?? '');
  return {
    people: sealed.map((one) => ({
      id: one.id,
      taxNumber: opened(one.taxNumber, one.id, 'taxNumber'),
      socialSecurityNumber: opened(one.socialSecurityNumber, one.id, 'socialSecurityNumber'),
    })),
  };
}
