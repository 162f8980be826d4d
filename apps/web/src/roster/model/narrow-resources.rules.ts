import { foldText } from '@horae/contract/fold-text';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { hasWords } from '#platform/fold-text';
import type { Program, RosterFilters } from './roster-filters.rules';

/** Choosing no program type means the same as choosing both. */
export function hasProgram({ hasFixedWorkHours }: StaffResource, programs: readonly Program[]): boolean {
  return programs.length === 0 || programs.includes(hasFixedWorkHours ? 'fixed' : 'flexible');
}

const folded = new WeakMap<StaffResource, string>();

function searchTextOf(resource: StaffResource): string {
  const known = folded.get(resource);
  if (known !== undefined) return known;
  const text = foldText(`${resource.title}\n${resource.employeeCode}\n${resource.jobTitle}`);
  folded.set(resource, text);
  return text;
}

type Narrowing = Pick<RosterFilters, 'dg' | 'dept' | 'programs' | 'q' | 'emp'>;

/** Filters the employees by department group, department, program type, and then one employee or a search. */
export function narrowResources(resources: readonly StaffResource[], view: Narrowing): readonly StaffResource[] {
  const search = foldText(view.q.trim());
  return resources
    .filter((one) => view.dg.length === 0 || view.dg.includes(one.building_Group_Id))
    .filter((one) => view.dept.length === 0 || view.dept.includes(one.building_Id))
    .filter((one) => hasProgram(one, view.programs))
    .filter((one) => view.emp === null || one.employeeId === view.emp)
    .filter((one) => search === '' || hasWords(searchTextOf(one), search));
}

export interface DepartmentOption {
  value: string;
  label: string;
}

function distinct(options: readonly DepartmentOption[]): DepartmentOption[] {
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Derived from the employees, as the reply contains no list of groups. */
export function groupOptions(resources: readonly StaffResource[], unnamed: (id: number) => string): DepartmentOption[] {
  return distinct(
    resources.map(({ building_Group_Id: id, departmentGroup }) => ({
      value: String(id),
      label: departmentGroup || unnamed(id),
    })),
  );
}

/** Returns the departments of the chosen groups, or all departments. */
export function departmentOptions(resources: readonly StaffResource[], groups: readonly number[]): DepartmentOption[] {
  const inGroups = resources.filter((one) => groups.length === 0 || groups.includes(one.building_Group_Id));
  return distinct(
    inGroups.map(({ building_Id: id, department }) => ({ value: String(id), label: department || String(id) })),
  );
}
