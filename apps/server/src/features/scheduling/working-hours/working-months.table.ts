import { sql } from 'drizzle-orm';
import { date, foreignKey, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { employees } from '../../people/people/employees.table';

const byDay = () => smallint().array().notNull().default(sql`'{}'`);

/**
 * What one person worked in one month, kept so that nobody adds it up twice. The lists go side by side, one entry for each day
 * with something in it; one of zeros is left empty. Triggers take a row away when a shift or a clock record near it changes; a missing row is worked out
 * when it is next asked for. Unlogged: after a crash the table is empty.
 */
export const workingMonths = pgTable(
  'working_months',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    /** The first day of the month. */
    month: date().notNull(),
    /** The zone, and the edition of its rules, whose midnights cut the days. */
    zone: text().notNull(),
    /** Days of the month. */
    days: byDay(),
    planned: byDay(),
    declared: byDay(),
    actual: byDay(),
    overtime: byDay(),
    /** 1 where a planned shift or declared overtime begins. */
    begins: byDay(),
    /** Clock records without an end yet. */
    open: byDay(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.month] }),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
);
