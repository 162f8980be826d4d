import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { accountHotels } from '../../core/session/session.table';
import {
  businessUnits,
  companies,
  departmentGroups,
  departments,
  organisationUnits,
} from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { toldApart } from '../../people/people/told-apart.reads';

/** What a grant of a hotel can refer to: its units, its departments, and its current employees. */
export async function readHotel(db: Database, hotel: number) {
  const [company] = await db.select().from(companies).where(eq(companies.companyId, hotel));
  if (!company) throw notFound('Hotel');
  const today = sql`(now() at time zone ${company.timeZone})::date`;
  return {
    units: await db
      .select({
        id: organisationUnits.id,
        name: organisationUnits.name,
        within: businessUnits.name,
        isClosed: sql<boolean>`coalesce(${organisationUnits.closedFrom} <= ${today}, false)`,
      })
      .from(organisationUnits)
      .innerJoin(
        businessUnits,
        and(
          eq(businessUnits.companyId, organisationUnits.companyId),
          eq(businessUnits.id, organisationUnits.businessUnitId),
        ),
      )
      .where(eq(organisationUnits.companyId, hotel))
      .orderBy(asc(organisationUnits.name), asc(organisationUnits.id)),
    departments: await db
      .select({
        id: departments.id,
        name: departments.name,
        within: departmentGroups.name,
        isClosed: sql<boolean>`coalesce(${departments.closedFrom} <= ${today}, false)`,
      })
      .from(departments)
      .innerJoin(
        departmentGroups,
        and(
          eq(departmentGroups.companyId, departments.companyId),
          eq(departmentGroups.id, departments.departmentGroupId),
        ),
      )
      .where(eq(departments.companyId, hotel))
      .orderBy(asc(departments.name), asc(departments.id)),
    people: await db
      .select({
        id: employees.id,
        code: employees.code,
        name: toldApart(employees),
        email: employees.email,
        accountId: accountHotels.accountId,
      })
      .from(employees)
      .leftJoin(
        accountHotels,
        and(eq(accountHotels.companyId, employees.companyId), eq(accountHotels.employeeId, employees.id)),
      )
      .where(
        and(
          eq(employees.companyId, hotel),
          isNull(employees.erasedAt),
          sql`coalesce(${employees.lastDay} >= ${today}, true)`,
        ),
      )
      .orderBy(asc(employees.nameOrder), asc(employees.id)),
  };
}
