import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';

/**
 * The open shifts of a department have a row among those of people. Its number is that of the department below zero, so
 * that work is moved to it and from it like between people; what goes to the server has no person.
 */
export const openRowOf = (departmentId: number): number => -departmentId;

export const isOpenRow = (id: number): boolean => id < 0;

/** The department of a row of open shifts; null for that of a person. */
export const departmentOfRow = (id: number): number | null => (isOpenRow(id) ? -id : null);

interface Department {
  id: number;
  name: string;
}

/** A resource without a record of its own. */
export const placeless: StaffResource = {
  id: '',
  title: '',
  building_Group_Id: 0,
  building_Id: 0,
  departmentGroup: '',
  department: '',
  hasFixedWorkHours: false,
  employeeId: 0,
  employeeCode: '',
  jobTitle: '',
  workCenterId: 0,
  workCenter: '',
  businessUnitId: 0,
  businessUnit: '',
  orgUnitId: 0,
  orgUnit: '',
  weeklyHours: 0,
};

/** What stands for the person of such a row; `like` is somebody of the department, who knows where it belongs. */
export const openResource = ({ id, name }: Department, title: string, like?: StaffResource): StaffResource => ({
  ...placeless,
  id: String(openRowOf(id)),
  title,
  building_Group_Id: like?.building_Group_Id ?? 0,
  building_Id: id,
  departmentGroup: like?.departmentGroup ?? '',
  department: name,
  employeeId: openRowOf(id),
  jobTitle: name,
});
