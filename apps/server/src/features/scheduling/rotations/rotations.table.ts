import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { companies, departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import type { StoredDay } from './rotation.rules';

/** Turns of days that repeat, of a department or of the whole hotel. */
export const rotationPatterns = pgTable(
  'rotation_patterns',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Null: of the whole hotel. */
    departmentId: integer(),
    name: text().notNull(),
    /** Each day of the turn, in order. */
    days: jsonb().$type<StoredDay[]>().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    unique('one_pattern_of_a_name').on(table.companyId, table.departmentId, table.name).nullsNotDistinct(),
    check('a_pattern_has_days', sql`jsonb_array_length(${table.days}) between 1 and 84`),
  ],
);

/** Who works by which pattern from a day on. An exclusion constraint refuses two at a time for a person. */
export const rotationAssignments = pgTable(
  'rotation_assignments',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    patternId: integer().notNull(),
    firstDay: date().notNull(),
    /** Inclusive; null: without an end. */
    lastDay: date(),
    /** The day of the pattern that the first day is, from 1. */
    startDay: smallint().notNull(),
    version: integer().notNull().default(1),
    changedBy: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    foreignKey({
      columns: [table.companyId, table.patternId],
      foreignColumns: [rotationPatterns.companyId, rotationPatterns.id],
    }).onDelete('cascade'),
    index('rotation_assignments_of_employee').on(table.companyId, table.employeeId, table.firstDay),
    check('an_assignment_ends_after_it_begins', sql`${table.lastDay} >= ${table.firstDay}`),
    check('an_assignment_begins_within_its_pattern', sql`${table.startDay} between 1 and 84`),
  ],
);
