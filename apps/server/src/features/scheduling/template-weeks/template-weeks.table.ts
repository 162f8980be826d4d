import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { companies, departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { rosterItemType } from '../planning/planning.table';

/** Weeks of a department, or of the whole hotel, that are planned again by their names. */
export const templateWeeks = pgTable(
  'template_weeks',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Null: of the whole hotel. */
    departmentId: integer(),
    name: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    unique('one_week_of_a_name').on(table.companyId, table.departmentId, table.name).nullsNotDistinct(),
  ],
);

/** What a person works, or has off, on the days of a template week. */
export const templateWeekItems = pgTable(
  'template_week_items',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    weekId: integer().notNull(),
    employeeId: integer().notNull(),
    /** 1 = Monday … 7 = Sunday. */
    weekday: smallint().notNull(),
    type: rosterItemType().notNull(),
    /** Minutes after midnight; the end of a night is after 1440. A day off is from 0 to 1440. */
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
    breakMinutes: smallint().notNull().default(0),
    /** Null: where and as what the person works. */
    departmentId: integer(),
    jobTitle: text(),
    workCentreId: integer(),
    costPlace: text(),
    skill: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('template_week_items_of_week').on(table.companyId, table.weekId),
    foreignKey({
      columns: [table.companyId, table.weekId],
      foreignColumns: [templateWeeks.companyId, templateWeeks.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    foreignKey({
      columns: [table.companyId, table.workCentreId],
      foreignColumns: [workCentres.companyId, workCentres.id],
    }),
    check('a_week_has_seven_days', sql`${table.weekday} between 1 and 7`),
    check('an_item_ends_after_it_starts', sql`${table.endMinute} > ${table.startMinute}`),
  ],
);
