import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Who changed what and when; written in the transaction of the change itself. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    companyId: integer().notNull(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    accountId: integer(),
    object: text().notNull(),
    objectId: integer().notNull(),
    deed: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index().on(table.companyId, table.object, table.objectId),
  ],
);
