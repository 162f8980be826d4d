import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  businessUnits,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '#features/people/organisation/organisation.table';

const d = alias(departments, 'd');
const g = alias(departmentGroups, 'g');
const w = alias(workCentres, 'w');
const o = alias(organisationUnits, 'o');
const b = alias(businessUnits, 'b');

type DepartmentPlace = Pick<StaffResource, 'building_Group_Id' | 'departmentGroup' | 'building_Id' | 'department'>;
type WorkCentrePlace = Pick<
  StaffResource,
  'workCenterId' | 'workCenter' | 'orgUnitId' | 'orgUnit' | 'businessUnitId' | 'businessUnit'
>;

/** The places that a hotel's resources refer to, as two columns of one row. */
export interface PlaceColumns {
  departments: DepartmentPlace[];
  workCentres: WorkCentrePlace[];
}

/** The two columns for a query about the hotel's employees; saves a round trip. */
export const placeColumns = (companyId: number) => sql`
  (select coalesce(json_agg(json_build_object('building_Group_Id', ${g.id}, 'departmentGroup', ${g.name},
      'building_Id', ${d.id}, 'department', ${d.name})), '[]')
    from ${departments} ${d} join ${departmentGroups} ${g} on ${g.companyId} = ${d.companyId} and ${g.id} = ${d.departmentGroupId}
    where ${d.companyId} = ${companyId}) as departments,
  (select coalesce(json_agg(json_build_object('workCenterId', ${w.id}, 'workCenter', ${w.name},
      'orgUnitId', ${o.id}, 'orgUnit', ${o.name}, 'businessUnitId', ${b.id}, 'businessUnit', ${b.name})), '[]')
    from ${workCentres} ${w} join ${organisationUnits} ${o} on ${o.companyId} = ${w.companyId} and ${o.id} = ${w.organisationUnitId}
    join ${businessUnits} ${b} on ${b.companyId} = ${o.companyId} and ${b.id} = ${o.businessUnitId}
    where ${w.companyId} = ${companyId}) as "workCentres"`;
