import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Replies to create calls with an `Idempotency-Key`, kept for a day. */
export const idempotentReplies = pgTable(
  'idempotent_replies',
  {
    accountId: integer().notNull(),
    key: text().notNull(),
    call: text().notNull(),
    /** A hash of what was asked; null in rows of earlier versions. */
    asked: text(),
    reply: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.call, table.key] })],
);
