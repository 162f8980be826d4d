import { type PlaceKind, parentKinds } from '@horae/contract/people/places';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { businessUnits, departmentGroups, departments, organisationUnits, workCentres } from './organisation.table';

interface KindColumns {
  table:
    | typeof businessUnits
    | typeof organisationUnits
    | typeof workCentres
    | typeof departmentGroups
    | typeof departments;
  /** The column of the parent; null at the top of a tree. */
  parent: PgColumn | null;
  /** The column by which employees belong to it; null if they belong to places below it. */
  ofEmployee: 'workCentreId' | 'departmentId' | null;
  /** Its name in a sentence: "The work centre Spa". */
  thing: string;
}

export const kindColumns: Record<PlaceKind, KindColumns> = {
  'business-unit': { table: businessUnits, parent: null, ofEmployee: null, thing: 'business unit' },
  'organisation-unit': {
    table: organisationUnits,
    parent: organisationUnits.businessUnitId,
    ofEmployee: null,
    thing: 'organisation unit',
  },
  'work-centre': {
    table: workCentres,
    parent: workCentres.organisationUnitId,
    ofEmployee: 'workCentreId',
    thing: 'work centre',
  },
  'department-group': { table: departmentGroups, parent: null, ofEmployee: null, thing: 'department group' },
  department: {
    table: departments,
    parent: departments.departmentGroupId,
    ofEmployee: 'departmentId',
    thing: 'department',
  },
};

export function childKindOf(kind: PlaceKind): PlaceKind | undefined {
  return (Object.keys(parentKinds) as PlaceKind[]).find((one) => parentKinds[one] === kind);
}
