import type { GrantChange } from '@horae/contract/settings/account-grants';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { accountHotels, accounts } from '../../core/session/session.table';
import { companies, departments, organisationUnits } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

/** Throws at `path` for an unknown hotel, place or employee, or an employee who already has another account. */
export async function checkGrants(tx: Database, accountId: number, grants: GrantChange[], path: string): Promise<void> {
  for (const [index, grant] of grants.entries()) {
    const { hotel, unitIds, departmentIds, employeeId } = grant;
    const refuse = (field: string, sentence: string): never => {
      throw invalid(`${path}.${index}.${field}`, sentence);
    };
    const [company] = await tx.select().from(companies).where(eq(companies.companyId, hotel));
    if (!company) refuse('hotel', 'There is no such hotel.');
    for (const [position, unit] of unitIds.entries())
      if (!(await isPlace(tx, organisationUnits, hotel, unit)))
        refuse(`unitIds.${position}`, `There is no such unit in ${company?.name}.`);
    for (const [position, department] of departmentIds.entries())
      if (!(await isPlace(tx, departments, hotel, department)))
        refuse(`departmentIds.${position}`, `There is no such department in ${company?.name}.`);
    if (employeeId === null) continue;
    const isThis = and(eq(employees.companyId, hotel), eq(employees.id, employeeId), isNull(employees.erasedAt));
    const [employee] = await tx.select().from(employees).where(isThis);
    if (!employee) refuse('employeeId', `There is no such person in ${company?.name}.`);
    const other = await otherAccountOf(tx, accountId, hotel, employeeId);
    if (other) refuse('employeeId', `${employee?.name} has an account already: ${other}.`);
  }
}

type PlaceTable = typeof organisationUnits | typeof departments;

async function isPlace(tx: Database, table: PlaceTable, hotel: number, id: number): Promise<boolean> {
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, hotel), eq(table.id, id)));
  return found.length > 0;
}

async function otherAccountOf(tx: Database, accountId: number, hotel: number, employeeId: number) {
  const [other] = await tx
    .select({ email: accounts.email })
    .from(accountHotels)
    .innerJoin(accounts, eq(accounts.id, accountHotels.accountId))
    .where(
      and(
        eq(accountHotels.companyId, hotel),
        eq(accountHotels.employeeId, employeeId),
        ne(accountHotels.accountId, accountId),
      ),
    );
  return other?.email;
}
