import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

/** What planners note on a day of a person, and whether what changes many days leaves it alone. */
export const planNotes = pgTable(
  'plan_notes',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    employeeId: integer().notNull(),
    day: date().notNull(),
    /** Empty where the day is only pinned. A note that was removed stays without text, so that its version goes on. */
    text: text().notNull(),
    isPinned: boolean().notNull(),
    changedBy: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.day] }),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    check('a_plan_note_is_short', sql`length(${table.text}) <= 500`),
  ],
);
