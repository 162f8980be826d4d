import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';

type DepartmentPlace = Pick<StaffResource, 'building_Group_Id' | 'departmentGroup' | 'building_Id' | 'department'>;
type WorkCentrePlace = Pick<
  StaffResource,
  'workCenterId' | 'workCenter' | 'orgUnitId' | 'orgUnit' | 'businessUnitId' | 'businessUnit'
>;

/** What the resources of a hotel say of their places, as two columns of one row. */
export interface PlaceColumns {
  departments: DepartmentPlace[];
  workCentres: WorkCentrePlace[];
}

/** The two columns, for a query about the hotel's people: a round trip less than asking for them. */
export const placeColumns = (companyId: number) => sql`
  (select coalesce(json_agg(json_build_object('building_Group_Id', g.id, 'departmentGroup', g.name,
      'building_Id', d.id, 'department', d.name)), '[]')
    from departments d join department_groups g on g.company_id = d.company_id and g.id = d.department_group_id
    where d.company_id = ${companyId}) as departments,
  (select coalesce(json_agg(json_build_object('workCenterId', w.id, 'workCenter', w.name,
      'orgUnitId', o.id, 'orgUnit', o.name, 'businessUnitId', b.id, 'businessUnit', b.name)), '[]')
    from work_centres w join organisation_units o on o.company_id = w.company_id and o.id = w.organisation_unit_id
    join business_units b on b.company_id = o.company_id and b.id = o.business_unit_id
    where w.company_id = ${companyId}) as "workCentres"`;
