import { foldText } from '@horae/contract/fold-text';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { addPlace } from '../organisation/organisation.commands';
import { departmentGroups, departments, workCentres } from '../organisation/organisation.table';
import type { Fault, PersonOfFile } from './import-cells.rules';
import type { PeopleContext } from './people-context';
import type { PlaceChoice } from './places';

const unassigned = 'Unassigned';

/** The open places of a hotel by the names that a file uses. */
export interface NamedPlaces {
  /** Finds the place of a row; an unknown one is a fault. */
  placeOf: (row: PersonOfFile) => Promise<{ place: PlaceChoice; faults: Fault[] }>;
  /** The departments that were missing, whether added or not. */
  newDepartments: Set<string>;
}

export async function namedPlaces(
  tx: Database,
  context: PeopleContext,
  createsDepartments: boolean,
): Promise<NamedPlaces> {
  const { companyId } = context.hotel;
  // Places that close later are included: whether an employee may stay there also depends on their last day.
  const isOpen = (closedFrom: PgColumn) => or(isNull(closedFrom), gt(closedFrom, context.today));
  const groups = await tx
    .select({ id: departmentGroups.id, name: departmentGroups.name })
    .from(departmentGroups)
    .where(and(eq(departmentGroups.companyId, companyId), isOpen(departmentGroups.closedFrom)));
  const open = await tx
    .select({ id: departments.id, name: departments.name, departmentGroupId: departments.departmentGroupId })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isOpen(departments.closedFrom)));
  const centres = await tx
    .select()
    .from(workCentres)
    .where(and(eq(workCentres.companyId, companyId), isOpen(workCentres.closedFrom)));
  const newDepartments = new Set<string>();
  const called =
    (name: string) =>
    <P extends { name: string }>(place: P) =>
      foldText(place.name) === foldText(name);

  async function groupOf(name: string): Promise<number> {
    const known = groups.find(called(name));
    if (known) return known.id;
    const added = await addPlace(tx, context.accountId, companyId, { kind: 'department-group', name });
    groups.push(added);
    return added.id;
  }

  async function departmentOf({ department, departmentGroup }: PersonOfFile): Promise<number | Fault> {
    const groupIds = new Set(groups.filter(called(departmentGroup)).map(({ id }) => id));
    const found = open
      .filter(called(department))
      .filter((one) => departmentGroup === '' || groupIds.has(one.departmentGroupId));
    if (found.length > 1) {
      const message = `There are several departments called “${department}”: enter the department group as well.`;
      return { field: 'department', message };
    }
    if (found[0]) return found[0].id;
    newDepartments.add(department);
    if (!createsDepartments) {
      const where = departmentGroup && open.some(called(department)) ? ` in “${departmentGroup}”` : '';
      const message = `There is no department “${department}”${where}: correct the name, or tick “Add departments that do not exist yet”.`;
      return { field: 'department', message };
    }
    const departmentGroupId = await groupOf(departmentGroup || unassigned);
    const wanted = { kind: 'department', parentId: departmentGroupId, name: department } as const;
    const added = await addPlace(tx, context.accountId, companyId, wanted);
    open.push({ id: added.id, name: department, departmentGroupId });
    return added.id;
  }

  function centreOf(name: string): number | Fault {
    const found = centres.filter(called(name));
    if (found.length === 1) return found[0]!.id;
    const message =
      found.length > 1
        ? `There are several work centres called “${name}”: leave it empty and move the person afterwards.`
        : `There is no work centre “${name}”: correct the name, or add it under Organisation first.`;
    return { field: 'workCentre', message };
  }

  return {
    newDepartments,
    async placeOf(row) {
      const department = row.department === '' ? undefined : await departmentOf(row);
      const centre = row.workCentre === '' ? undefined : centreOf(row.workCentre);
      return {
        place: {
          ...(typeof department === 'number' && { departmentId: department }),
          ...(typeof centre === 'number' && { workCentreId: centre }),
        },
        faults: [department, centre].filter((one) => typeof one === 'object'),
      };
    },
  };
}
