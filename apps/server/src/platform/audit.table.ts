import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who changed or saw what and when; written in the transaction of the action itself. What belongs to no hotel has company 0. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    companyId: integer().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    accountId: integer(),
    object: text().notNull(),
    objectId: integer().notNull(),
    /** Whom it is about, where it is about somebody. */
    employeeId: integer(),
    /** Called `deed` in the database and on the wire, as from the first version on. */
    action: text('deed').notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.object, table.objectId),
    index().on(table.companyId, table.at),
    index().on(table.companyId, table.employeeId, table.at),
  ],
);
