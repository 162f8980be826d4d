import { sql } from 'drizzle-orm';
import { check, date, foreignKey, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { employees } from '../../people/people/employees.table';

/** The approval of the ministry for overtime beyond the limit of a year, from a day on. */
export const overtimeApprovals = pgTable(
  'overtime_approvals',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    year: smallint().notNull(),
    number: text().notNull(),
    fromDay: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.year] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('an_approval_is_of_its_year', sql`date_part('year', ${table.fromDay}) = ${table.year}`),
  ],
);
