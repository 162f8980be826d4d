import { sql } from 'drizzle-orm';
import { foreignKey, integer, pgSequence, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** One counter for units, work centres and departments, so that their ids are unique across hotels. */
export const placeIds = pgSequence('place_ids', { startWith: 101, maxValue: 2147483647 });
const placeId = () => integer().notNull().default(sql`nextval('place_ids')`);

export const companies = pgTable('companies', {
  companyId: integer().primaryKey(),
  name: text().notNull(),
  timeZone: text().notNull(),
});

export const businessUnits = pgTable(
  'business_units',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: placeId(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const organisationUnits = pgTable(
  'organisation_units',
  { companyId: integer().notNull(), id: placeId(), businessUnitId: integer().notNull(), name: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.businessUnitId],
      foreignColumns: [businessUnits.companyId, businessUnits.id],
    }),
  ],
);

export const workCentres = pgTable(
  'work_centres',
  { companyId: integer().notNull(), id: placeId(), organisationUnitId: integer().notNull(), name: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.organisationUnitId],
      foreignColumns: [organisationUnits.companyId, organisationUnits.id],
    }),
  ],
);

export const departmentGroups = pgTable(
  'department_groups',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: placeId(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const departments = pgTable(
  'departments',
  { companyId: integer().notNull(), id: placeId(), departmentGroupId: integer().notNull(), name: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique().on(table.companyId, table.departmentGroupId, table.name),
    foreignKey({
      columns: [table.companyId, table.departmentGroupId],
      foreignColumns: [departmentGroups.companyId, departmentGroups.id],
    }),
  ],
);
