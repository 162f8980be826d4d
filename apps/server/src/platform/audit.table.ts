import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who changed or viewed what, and when; written in the transaction of the action. Company 0 means no hotel. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    companyId: integer().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    accountId: integer(),
    object: text().notNull(),
    objectId: integer().notNull(),
    /** The employee it is about, if any. */
    employeeId: integer(),
    /** Named `deed` in the database and in the API since the first version. */
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
