import { foldText } from '@horae/contract/fold-text';
import { headingKey } from '@horae/contract/heading-key';
import type { ImportQuestionOf } from '@horae/contract/people/import-memory.contract';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import type { Answers } from '../import-memory/answers.reads';
import { addPlace } from '../organisation/organisation.commands';
import { departmentGroups, departments, workCentres } from '../organisation/organisation.table';
import { addCentre, unassigned } from './add-imported-centre';
import type { Fault, PersonOfFile } from './import-cells.rules';
import type { PeopleContext } from './people-context';
import type { PlaceChoice } from './places';

/** The open places of a hotel by the names that a file uses. */
export interface NamedPlaces {
  /** Finds the place of a row; an unknown one is a fault. */
  placeOf: (row: PersonOfFile) => Promise<{ place: PlaceChoice; faults: Fault[] }>;
  /** The departments that were missing, whether added or not. */
  newDepartments: Set<string>;
  /** The place that a new name became. */
  becameOf: (of: ImportQuestionOf, name: string) => number | undefined;
}

export async function namedPlaces(
  tx: Database,
  context: PeopleContext,
  createsDepartments: boolean,
  answers: Answers,
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
    .select({ id: workCentres.id, name: workCentres.name })
    .from(workCentres)
    .where(and(eq(workCentres.companyId, companyId), isOpen(workCentres.closedFrom)));
  const newDepartments = new Set<string>();
  const became = new Map<string, number>();
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

  async function departmentOf({ department, departmentGroup }: PersonOfFile): Promise<number | Fault | undefined> {
    const groupIds = new Set(groups.filter(called(departmentGroup)).map(({ id }) => id));
    const found = open
      .filter(called(department))
      .filter((one) => departmentGroup === '' || groupIds.has(one.departmentGroupId));
    if (found.length > 1) {
      const message = `There are several departments called “${department}”: enter the department group as well.`;
      return { field: 'department', message };
    }
    if (found[0]) return found[0].id;
    // Where all unknown ones are new, nothing is asked.
    const meaning = createsDepartments ? undefined : answers.find('department', department);
    if (meaning?.take === 'existing') return meaning.placeId;
    if (meaning?.take === 'nothing') return undefined;
    newDepartments.add(department);
    if (!createsDepartments && !meaning) {
      const where = departmentGroup && open.some(called(department)) ? ` in “${departmentGroup}”` : '';
      const message = `There is no department “${department}”${where}: choose which one is meant, or correct the name.`;
      return { field: 'department', message };
    }
    const departmentGroupId = await groupOf(departmentGroup || unassigned);
    const wanted = { kind: 'department', parentId: departmentGroupId, name: department } as const;
    const added = await addPlace(tx, context.accountId, companyId, wanted);
    open.push({ id: added.id, name: department, departmentGroupId });
    became.set(`department ${headingKey(department)}`, added.id);
    return added.id;
  }

  async function centreOf(name: string): Promise<number | Fault | undefined> {
    const found = centres.filter(called(name));
    if (found.length === 1) return found[0]!.id;
    const meaning = found.length === 0 ? answers.find('workCentre', name) : undefined;
    if (meaning?.take === 'existing') return meaning.placeId;
    if (meaning?.take === 'nothing') return undefined;
    if (meaning?.take === 'new') {
      const added = await addCentre(tx, context, name);
      centres.push({ id: added, name });
      became.set(`workCentre ${headingKey(name)}`, added);
      return added;
    }
    const message =
      found.length > 1
        ? `There are several work centres called “${name}”: leave it empty and move the person afterwards.`
        : `There is no work centre “${name}”: choose which one is meant, or correct the name.`;
    return { field: 'workCentre', message };
  }

  return {
    newDepartments,
    becameOf: (of, name) => became.get(`${of} ${headingKey(name)}`),
    async placeOf(row) {
      const department = row.department === '' ? undefined : await departmentOf(row);
      const centre = row.workCentre === '' ? undefined : await centreOf(row.workCentre);
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
