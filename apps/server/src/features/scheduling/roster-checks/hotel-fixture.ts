import {
  businessUnits,
  companies,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '#features/people/organisation/organisation.table';
import type { TestApp } from '#test/start-test-app';

export const hotel = 7461;
export const [centre, housekeeping, kitchen] = [74613, 74615, 74616];

/** Adds a hotel in Athens with one work centre and two departments. */
export async function addHotel(
  { database: { db } }: TestApp,
  more: Partial<typeof companies.$inferInsert> = {},
): Promise<void> {
  const ofHotel = { companyId: hotel };
  await db.insert(companies).values({ ...ofHotel, name: 'Ξενία', timeZone: 'Europe/Athens', ...more });
  await db.insert(businessUnits).values({ ...ofHotel, id: 74611, name: 'Rooms' });
  await db.insert(organisationUnits).values({ ...ofHotel, id: 74612, businessUnitId: 74611, name: 'Floors' });
  await db.insert(workCentres).values({ ...ofHotel, id: centre, organisationUnitId: 74612, name: 'East' });
  await db.insert(departmentGroups).values({ ...ofHotel, id: 74614, name: 'All' });
  await db.insert(departments).values([
    { ...ofHotel, id: housekeeping, departmentGroupId: 74614, name: 'Housekeeping' },
    { ...ofHotel, id: kitchen, departmentGroupId: 74614, name: 'Kitchen' },
  ]);
}
