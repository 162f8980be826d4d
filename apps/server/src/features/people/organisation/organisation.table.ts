import { dayAttributions } from '@horae/contract/core/user-data';
import type { Language } from '@horae/contract/languages';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  integer,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Shared by units, work centres and departments, so that their ids are unique across hotels. */
export const placeIds = pgSequence('place_ids', { startWith: 101, maxValue: 2147483647 });
const placeId = () => integer().notNull().default(sql`nextval('place_ids')`);

export const dayAttribution = pgEnum('day_attribution', dayAttributions);

export const companies = pgTable('companies', {
  companyId: integer().primaryKey(),
  name: text().notNull(),
  timeZone: text().notNull(),
  /** ISO 3166, two letters; decides public holidays and law. */
  country: text().notNull().default('GR'),
  /** 1 Monday … 7 Sunday. */
  weekStart: smallint().notNull().default(1),
  /** Minutes after midnight at which a working day starts. */
  dayDivide: smallint().notNull().default(0),
  /** The working day that a shift across the divide belongs to. */
  dayAttribution: dayAttribution().notNull().default('split'),
  /** The first day for which plan and clock are compared; null for never. */
  attendanceFrom: date(),
  /** Its logo: a drawn mark, its initials or the address of an uploaded picture; null for the mark of its number. */
  mark: text(),
  /** The language of accounts and mails of those who have chosen none; null for that of the installation. */
  language: text().$type<Language>(),
  /** How long personal data of former employees are kept; null to keep them forever. */
  retentionMonths: smallint(),
  /** Changes of work that begins within this many hours need the employee's agreement or a reason; 0: none do. */
  noticeHours: smallint().notNull().default(24),
  /** Whether planners without the right to approve submit their rosters to those who have it. */
  needsApproval: boolean().notNull().default(false),
  /** Whether a change of a day that is published already is published at once. */
  publishesAtOnce: boolean().notNull().default(false),
});

const closing = () => ({
  /** The first day on which no one belongs here. */
  closedFrom: date(),
  /** The place of the same kind that continues this one from that day, after a move or a merger. */
  continuedAs: integer(),
});

export const businessUnits = pgTable(
  'business_units',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: placeId(),
    name: text().notNull(),
    ...closing(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const organisationUnits = pgTable(
  'organisation_units',
  {
    companyId: integer().notNull(),
    id: placeId(),
    businessUnitId: integer().notNull(),
    name: text().notNull(),
    ...closing(),
  },
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
  {
    companyId: integer().notNull(),
    id: placeId(),
    organisationUnitId: integer().notNull(),
    name: text().notNull(),
    ...closing(),
  },
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
    ...closing(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

export const departments = pgTable(
  'departments',
  {
    companyId: integer().notNull(),
    id: placeId(),
    departmentGroupId: integer().notNull(),
    name: text().notNull(),
    /** To which its work is charged, unless a shift has its own; empty: none. */
    costPlace: text().notNull().default(''),
    ...closing(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('open_departments_by_name')
      .on(table.companyId, table.departmentGroupId, table.name)
      .where(sql`${table.closedFrom} is null`),
    foreignKey({
      columns: [table.companyId, table.departmentGroupId],
      foreignColumns: [departmentGroups.companyId, departmentGroups.id],
    }),
  ],
);

/** What a hotel adds to the public holidays of its country, or removes from them. */
export const hotelHolidays = pgTable(
  'hotel_holidays',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    day: date().notNull(),
    name: text().notNull(),
    isHoliday: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
);
