import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What must be worked out anew, since when and for which time; triggers write it (`derived/`), whoever works it out takes it. */
export const derivedDue = pgTable(
  'derived_due',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    thing: text().notNull(),
    companyId: integer().notNull(),
    /** Null: everybody of the hotel. */
    employeeId: integer(),
    fromAt: timestamp({ withTimezone: true }).notNull(),
    toAt: timestamp({ withTimezone: true }).notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('derived_due_by_hotel').on(table.thing, table.companyId)],
);
