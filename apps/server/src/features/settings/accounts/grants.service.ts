import type { GrantChange } from '@horae/contract/settings/account-grants';
import type { AccountDetail } from '@horae/contract/settings/accounts.contract';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
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
      placeNames: sql<
        string[]
      >`array(${namesOf(organisationUnits, accountHotels.unitIds)}) || array(${namesOf(departments, accountHotels.departmentIds)})`,
      employeeName: employees.name,
    })
    .from(accountHotels)
    .innerJoin(companies, eq(companies.companyId, accountHotels.companyId))
    .leftJoin(
      employees,
      and(eq(employees.companyId, accountHotels.companyId), eq(employees.id, accountHotels.employeeId)),
    )
    .where(eq(accountHotels.accountId, accountId))
    .orderBy(asc(accountHotels.companyId));
  return rows.map(({ grant: { companyId: hotel, accountId: _owner, ...grant }, ...names }) => {
    return Object.assign(grant, { hotel }, names);
  });
}

const namesOf = (places: typeof organisationUnits | typeof departments, ids: PgColumn): SQL =>
  sql`select ${places.name} from ${places} where ${places.companyId} = ${accountHotels.companyId} and ${places.id} = any(${ids}) order by ${places.name}`;

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
  const next = wanted.map(({ hotel, unitIds, departmentIds, ...grant }): GrantRow => {
    return { accountId, companyId: hotel, unitIds: sorted(unitIds), departmentIds: sorted(departmentIds), ...grant };
  });
  for (const before of stored) {
    const after = next.find(({ companyId }) => companyId === before.companyId);
    if (!after || isDifferent(before, after)) await changeGrant(tx, by, { before, after });
  }
  for (const after of next.filter(({ companyId }) => !stored.some((one) => one.companyId === companyId))) {
    await changeGrant(tx, by, { after });
  }
}

const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

const isDifferent = (a: GrantRow, b: GrantRow) =>
  (Object.keys(a) as (keyof GrantRow)[]).some((field) => String(a[field]) !== String(b[field]));
