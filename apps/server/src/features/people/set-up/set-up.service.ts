import type { SetUpState } from '@horae/contract/people/set-up.contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { accountHotels } from '../../core/session/session.table';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { companies, departments, organisationUnits } from '../organisation/organisation.table';
import { employees } from '../people/employees.table';

/** Set-up stores no state of its own: what exists in a hotel shows how far it has come. */
export async function readSetUp(db: Database, companyId: number): Promise<SetUpState> {
  const [[hotel], units, places, people, granted, planned] = await Promise.all([
    db.select({ from: companies.attendanceFrom }).from(companies).where(eq(companies.companyId, companyId)),
    db.$count(organisationUnits, and(eq(organisationUnits.companyId, companyId), isNull(organisationUnits.closedFrom))),
    db.$count(departments, and(eq(departments.companyId, companyId), isNull(departments.closedFrom))),
    db.$count(employees, eq(employees.companyId, companyId)),
    db.$count(accountHotels, eq(accountHotels.companyId, companyId)),
    db.$count(db.select({ id: shifts.id }).from(shifts).where(eq(shifts.companyId, companyId)).limit(1000).as('found')),
  ]);
  return {
    organisationUnits: units,
    departments: places,
    people,
    accounts: granted,
    shifts: planned,
    comparedFrom: hotel?.from ?? null,
  };
}
