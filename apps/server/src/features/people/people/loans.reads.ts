import type { Loan } from '@horae/contract/loan';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
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

/** To which department of their own hotel these people are lent on a local day; on such a day all work is its. */
export async function readLentTo(
  db: Database,
  companyId: number,
  ids: readonly number[],
  { first, last }: { first: string; last: string },
): Promise<(employeeId: number, day: string) => number | undefined> {
  const own = (await readLoans(db, companyId, ids, { from: first, to: last })).filter(
    ({ hostHotel, hostDepartment }) => hostHotel === companyId && hostDepartment !== null,
  );
  const loansOf = groupBy(own, ({ employeeId }) => employeeId);
  return (employeeId, day) =>
    loansOf.get(employeeId)?.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)?.hostDepartment ??
    undefined;
}
