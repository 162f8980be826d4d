import { sql } from 'drizzle-orm';
import { date, foreignKey, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { employees } from '../../people/people/employees.table';

const byDay = () => smallint().array().notNull().default(sql`'{}'`);

/**
 * What one employee worked in one month in one department and work centre, stored so that it is added up only once. The lists are parallel, with one
 * entry for each non-empty day; a list of zeros only is stored empty. Triggers delete a row when a shift or clock
 * record near it changes; a missing row is computed when next requested. Unlogged: after a crash the table is empty.
 */
export const workingMonths = pgTable(
  'working_months',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    month: date().notNull(),
    /** Where shifts of another department are worked; 0: where the employee belongs on each day. */
    departmentId: integer().notNull().default(0),
    /** The work centre of shifts that have their own; 0: that of the department, or of the employee. */
    workCentreId: integer().notNull().default(0),
    /** How days were cut and time was added up: zone, time zone database, working day and statement. */
    zone: text().notNull(),
    /** Days of the month with an entry in the lists below. */
    days: byDay(),
    planned: byDay(),
    declared: byDay(),
    actual: byDay(),
    overtime: byDay(),
    /** 1 where a planned shift or declared overtime starts. */
    begins: byDay(),
    /** Clock records without an end. */
    open: byDay(),
  },
  (table) => [
    primaryKey({
      name: 'working_months_by_place',
      columns: [table.companyId, table.employeeId, table.month, table.departmentId, table.workCentreId],
    }),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
);
