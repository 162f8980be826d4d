import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Replies of create calls that carried an `Idempotency-Key`, kept a day. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    accountId: integer().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    reply: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.call, table.key] })],
);
