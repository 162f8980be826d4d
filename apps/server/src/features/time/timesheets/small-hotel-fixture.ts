import {
  businessUnits,
  companies,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '#features/people/organisation/organisation.table';
import { employeeContracts, employees } from '#features/people/people/employees.table';
import type { TestApp } from '#test/start-test-app';

const place = (hotel: number, last: number) => hotel * 10 + last;

/** The group of the departments of a small hotel. */
export const groupOf = (hotel: number) => place(hotel, 4);

/** Where people of a small hotel work. */
export const placesOf = (hotel: number) => ({
  workCentreId: place(hotel, 3),
  departmentId: place(hotel, 5),
});

/** Adds a hotel with one place of each kind, whose numbers are that of the hotel with a digit behind it. */
export async function addSmallHotel(
  { database: { db } }: TestApp,
  companyId: number,
  more: Partial<typeof companies.$inferInsert> = {},
): Promise<void> {
  const [businessUnitId, organisationUnitId] = [place(companyId, 1), place(companyId, 2)];
  const departmentGroupId = groupOf(companyId);
  const { workCentreId, departmentId } = placesOf(companyId);
  await db.insert(companies).values({ companyId, name: 'Ξενία', timeZone: 'Europe/Athens', ...more });
  await db.insert(businessUnits).values({ companyId, id: businessUnitId, name: 'Rooms' });
  await db.insert(organisationUnits).values({ companyId, id: organisationUnitId, businessUnitId, name: 'Floors' });
  await db.insert(workCentres).values({ companyId, id: workCentreId, organisationUnitId, name: 'East' });
  await db.insert(departmentGroups).values({ companyId, id: departmentGroupId, name: 'All' });
  await db.insert(departments).values({ companyId, id: departmentId, departmentGroupId, name: 'Housekeeping' });
}

type Person = Pick<typeof employees.$inferInsert, 'companyId' | 'code' | 'surname'> & { id: number };

/** Adds somebody who works there, forty hours a week since 2020 unless the terms say otherwise. */
export async function employ(
  { database: { db } }: TestApp,
  person: Person & Partial<typeof employees.$inferInsert>,
  terms: Partial<typeof employeeContracts.$inferInsert> = {},
): Promise<void> {
  const { companyId, id } = person;
  await db.insert(employees).values({ ...placesOf(companyId), ...person });
  await db
    .insert(employeeContracts)
    .values({ companyId, employeeId: id, fromDay: '2020-01-01', hasFixedHours: true, weeklyHours: 40, ...terms });
}
