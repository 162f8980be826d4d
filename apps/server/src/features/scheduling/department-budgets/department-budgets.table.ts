import { sql } from 'drizzle-orm';
import { check, date, foreignKey, integer, pgTable, primaryKey, timestamp, unique } from 'drizzle-orm/pg-core';
import { companies, departments } from '../../people/organisation/organisation.table';

/** How much work of a department is budgeted for each week from a Monday on, until its next row. */
export const departmentBudgets = pgTable(
  'department_budgets',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    departmentId: integer().notNull(),
    /** The first Monday from which it holds. */
    firstDay: date().notNull(),
    /** Of each week; null: there is no budget any more. */
    minutes: integer(),
    version: integer().notNull().default(1),
    changedBy: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    unique('one_budget_from_a_day').on(table.companyId, table.departmentId, table.firstDay),
    check('a_budget_begins_on_a_monday', sql`extract(isodow from ${table.firstDay}) = 1`),
    check('a_budget_is_of_some_hours', sql`${table.minutes} between 1 and 600000`),
  ],
);
