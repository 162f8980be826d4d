import type { Loan } from '@horae/contract/loan';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { loans } from './loans.table';

const l = alias(loans, 'l');

export type LoanRow = Loan & { employeeId: number };

/** The loans of these people with a day from `from` to `to`, oldest first; all of them without days. */
export async function readLoans(
  db: Database,
  companyId: number,
  ids: readonly number[],
  days: { from: string; to: string } = { from: '-infinity', to: 'infinity' },
): Promise<LoanRow[]> {
  const { rows } = await db.execute<LoanRow & Record<string, unknown>>(sql`
    select ${l.employeeId} as "employeeId", ${l.firstDay}::text as "firstDay", ${l.lastDay}::text as "lastDay", ${l.hostHotel} as "hostHotel",
      ${l.hostHotelName} as "hostHotelName", ${l.hostDepartment} as "hostDepartment", ${l.hostDepartmentName} as "hostDepartmentName", ${l.payer}, ${l.agreement}
    from ${loans} ${l} where ${l.companyId} = ${companyId} and ${l.employeeId} = any(${sql.param(ids)}::int[])
      and ${l.lastDay} >= ${days.from}::date and ${l.firstDay} <= ${days.to}::date
    order by ${l.employeeId}, ${l.firstDay}`);
  return rows;
}
