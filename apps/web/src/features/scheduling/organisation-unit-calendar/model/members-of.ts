import type { GridModel } from '#roster/model/grid-model.rules';

/** The people of a unit and their departments. */
export const membersOf = ({ employees }: GridModel) => ({
  departments: [...new Set(employees.map(({ resource }) => resource.building_Id))],
  employees: new Set(employees.map(({ id }) => id)),
});
