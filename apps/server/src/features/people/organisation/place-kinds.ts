import { type PlaceKind, parentKinds } from '@horae/contract/people/organisation.contract';
import { type SQL, sql } from 'drizzle-orm';

interface KindColumns {
  table: SQL;
  /** The column of the parent; null at the top of a tree. */
  parent: SQL | null;
  /** The column by which employees belong to it; null where they belong to what lies below. */
  ofEmployee: SQL | null;
  /** What stands in a sentence: "The work centre Spa". */
  thing: string;
}

export const kindColumns: Record<PlaceKind, KindColumns> = {
  'business-unit': { table: sql`business_units`, parent: null, ofEmployee: null, thing: 'business unit' },
  'organisation-unit': {
    table: sql`organisation_units`,
    parent: sql`business_unit_id`,
    ofEmployee: null,
    thing: 'organisation unit',
  },
  'work-centre': {
    table: sql`work_centres`,
    parent: sql`organisation_unit_id`,
    ofEmployee: sql`work_centre_id`,
    thing: 'work centre',
  },
  'department-group': { table: sql`department_groups`, parent: null, ofEmployee: null, thing: 'department group' },
  department: {
    table: sql`departments`,
    parent: sql`department_group_id`,
    ofEmployee: sql`department_id`,
    thing: 'department',
  },
};

export function childKindOf(kind: PlaceKind): PlaceKind | undefined {
  return (Object.keys(parentKinds) as PlaceKind[]).find((one) => parentKinds[one] === kind);
}
