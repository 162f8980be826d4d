import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { within } from '#platform/hotel-scope';
import { isInForce } from '../../core/session/session.reads';
import { accountHotels } from '../../core/session/session.table';
import { companies, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn } from '../../people/people/on-a-day.reads';

const w = alias(workCentres, 'w');
const e = alias(employees, 'e');

/** What an account may do with the time sheets of a hotel. */
export interface SheetRights {
  mayApprove: boolean;
  mayPay: boolean;
  /** The employee that the account is. */
  self: number | null;
}

export async function readRights(
  db: Database,
  account: Account,
  { companyId, mayApprove }: GrantedHotel,
): Promise<SheetRights> {
  const { rows } = await db.execute<{ mayPay: boolean; self: number | null }>(sql`
    select ${accountHotels.mayPayroll} as "mayPay", ${accountHotels.employeeId} as self from ${accountHotels} where ${accountHotels.companyId} = ${companyId} and ${accountHotels.accountId} = ${account.id}`);
  const isAdmin = account.role === 'admin';
  return { mayApprove, mayPay: isAdmin || (rows[0]?.mayPay ?? false), self: rows[0]?.self ?? null };
}

/** The hotels for which an account may run payroll, as long as its grants are in force. */
export async function paidHotels(db: Database, account: Account): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${companies.companyId} as id from ${companies} where ${account.role === 'admin'} or exists (
      select from ${accountHotels} where ${accountHotels.companyId} = ${companies.companyId}
        and ${accountHotels.accountId} = ${account.id} and ${accountHotels.mayPayroll} and ${isInForce(accountHotels)})
    order by ${companies.companyId}`);
  return rows.map(({ id }) => id);
}

/** The condition for employees in the account's scope, for use with `sheetsFrom`. */
export const ofScope = ({ scope }: GrantedHotel): SQL =>
  within(scope, { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` }) ?? sql`true`;

export function refuseUnless(mayDo: boolean): void {
  if (!mayDo) throw forbidden();
}
