import type { AccountDetail, GrantChange } from '@horae/contract/settings/accounts.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { changeGrant, type GrantRow } from '../../core/session/session.commands';
import { accountHotels } from '../../core/session/session.table';
import { companies, departments, organisationUnits } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { checkGrants } from './check-grants';

/** Returns the grants of an account, by hotel, with the names of places and employees. */
export async function readGrants(db: Database, accountId: number): Promise<AccountDetail['grants']> {
  const rows = await db
    .select({
      grant: accountHotels,
      hotelName: companies.name,
      scopeName: sql<string | null>`coalesce(${organisationUnits.name}, ${departments.name})`,
      employeeName: employees.name,
    })
    .from(accountHotels)
    .innerJoin(companies, eq(companies.companyId, accountHotels.companyId))
    .leftJoin(organisationUnits, isOfHotel(organisationUnits.companyId, organisationUnits.id, accountHotels.scopeId))
    .leftJoin(departments, isOfHotel(departments.companyId, departments.id, accountHotels.scopeId))
    .leftJoin(employees, isOfHotel(employees.companyId, employees.id, accountHotels.employeeId))
    .where(eq(accountHotels.accountId, accountId))
    .orderBy(asc(accountHotels.companyId));
  return rows.map(({ grant, hotelName, scopeName, employeeName }) => {
    const { companyId: hotel, accountId: _owner, scope, scopeId, employeeId, ...rights } = grant;
    return Object.assign(rights, { hotel, hotelName, scope, scopeId, scopeName, employeeId, employeeName });
  });
}

/** Joins the place or employee that a grant refers to by id. */
const isOfHotel = (companyId: PgColumn, id: PgColumn, named: PgColumn) =>
  and(eq(companyId, accountHotels.companyId), eq(id, named));

/** Replaces the grants of an account; each change is audited at its hotel. `path` is their path in the body. */
export async function saveGrants(
  tx: Database,
  by: number,
  accountId: number,
  wanted: GrantChange[],
  path: string,
): Promise<void> {
  await checkGrants(tx, accountId, wanted, path);
  const stored = await tx.select().from(accountHotels).where(eq(accountHotels.accountId, accountId));
  const next = wanted.map(({ hotel, ...grant }): GrantRow => ({ accountId, companyId: hotel, ...grant }));
  for (const before of stored) {
    const after = next.find(({ companyId }) => companyId === before.companyId);
    if (!after || isDifferent(before, after)) await changeGrant(tx, by, { before, after });
  }
  for (const after of next.filter(({ companyId }) => !stored.some((one) => one.companyId === companyId))) {
    await changeGrant(tx, by, { after });
  }
}

const isDifferent = (a: GrantRow, b: GrantRow) =>
  (Object.keys(a) as (keyof GrantRow)[]).some((field) => a[field] !== b[field]);
