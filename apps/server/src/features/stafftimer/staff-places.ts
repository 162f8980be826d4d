import type { StaffResource } from '@horae/contract/stafftimer.contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import {
  businessUnits,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '../organisation/organisation.table';

/** What a resource says of its places, by the ids that an employee holds. */
export interface StaffPlaces {
  departments: Map<number, Pick<StaffResource, 'building_Group_Id' | 'departmentGroup' | 'building_Id' | 'department'>>;
  workCentres: Map<
    number,
    Pick<StaffResource, 'workCenterId' | 'workCenter' | 'orgUnitId' | 'orgUnit' | 'businessUnitId' | 'businessUnit'>
  >;
}

export async function readStaffPlaces(db: Database, companyId: number): Promise<StaffPlaces> {
  const ofDepartments = await db
    .select({
      building_Group_Id: departmentGroups.id,
      departmentGroup: departmentGroups.name,
      building_Id: departments.id,
      department: departments.name,
    })
    .from(departments)
    .innerJoin(
      departmentGroups,
      and(
        eq(departmentGroups.companyId, departments.companyId),
        eq(departmentGroups.id, departments.departmentGroupId),
      ),
    )
    .where(eq(departments.companyId, companyId));
  const ofCentres = await db
    .select({
      workCenterId: workCentres.id,
      workCenter: workCentres.name,
      orgUnitId: organisationUnits.id,
      orgUnit: organisationUnits.name,
      businessUnitId: businessUnits.id,
      businessUnit: businessUnits.name,
    })
    .from(workCentres)
    .innerJoin(
      organisationUnits,
      and(
        eq(organisationUnits.companyId, workCentres.companyId),
        eq(organisationUnits.id, workCentres.organisationUnitId),
      ),
    )
    .innerJoin(
      businessUnits,
      and(
        eq(businessUnits.companyId, organisationUnits.companyId),
        eq(businessUnits.id, organisationUnits.businessUnitId),
      ),
    )
    .where(eq(workCentres.companyId, companyId));
  return {
    departments: new Map(ofDepartments.map((place) => [place.building_Id, place])),
    workCentres: new Map(ofCentres.map((place) => [place.workCenterId, place])),
  };
}
