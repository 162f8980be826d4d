import type { GridModel } from '#roster/model/grid-model.rules';

/** The departments of the people of a unit. */
export const departmentsOf = ({ employees }: GridModel): number[] => [
  ...new Set(employees.map(({ resource }) => resource.building_Id)),
];
