import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What must be computed again, since when and for which period; triggers (`derived/`) add rows, jobs take them. */
export const derivedDue = pgTable(
  'derived_due',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    thing: text().notNull(),
    companyId: integer().notNull(),
    /** Null for all employees of the hotel. */
    employeeId: integer(),
    fromAt: timestamp({ withTimezone: true }).notNull(),
    toAt: timestamp({ withTimezone: true }).notNull(),
    /** The table that changed, and the account that changed it; null for work of the server itself. */
    source: text(),
    accountId: integer(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('derived_due_by_hotel').on(table.thing, table.companyId)],
);
