import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { departments, workCentres } from '../organisation/organisation.table';

export const employeeIds = pgSequence('employee_ids', { startWith: 1001, maxValue: 2147483647 });

export const employees = pgTable(
  'employees',
  {
    companyId: integer().notNull(),
    id: integer().notNull().default(sql`nextval('employee_ids')`),
    code: text().notNull(),
    name: text().notNull(),
    email: text(),
    jobTitle: text().notNull().default(''),
    workCentreId: integer().notNull(),
    departmentId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique().on(table.companyId, table.code),
    index().on(table.companyId, table.departmentId),
    index().on(table.companyId, table.workCentreId),
    foreignKey({
      columns: [table.companyId, table.workCentreId],
      foreignColumns: [workCentres.companyId, workCentres.id],
    }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
  ],
);

/** One row a version; the one in force on a day is the last that starts on or before it. */
export const employeeContracts = pgTable(
  'employee_contracts',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    fromDay: date().notNull(),
    hasFixedHours: boolean().notNull(),
    weeklyHours: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.fromDay] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('weekly_hours_within_a_week', sql`${table.weeklyHours} between 0 and 168`),
  ],
);
