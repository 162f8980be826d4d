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

/** For a `from`: each employee's contract in force on a local day, or the first one of those who start later. */
export const contractInForce = (companyId: number, day: string) =>
  // One pass over the versions; asking for each employee alone costs ten times as much at 10 000.
  sql`(select distinct on (c.employee_id) c.employee_id, c.has_fixed_hours, c.weekly_hours from ${employeeContracts} c
    where c.company_id = ${companyId}
    order by c.employee_id, (c.from_day <= ${day}) desc, case when c.from_day <= ${day} then c.from_day end desc, c.from_day)`;
