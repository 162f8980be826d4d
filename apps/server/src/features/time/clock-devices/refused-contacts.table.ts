import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Terminals that called but belong to no hotel; nothing they sent is kept. */
export const refusedContacts = pgTable('refused_contacts', {
  serial: text().primaryKey(),
  address: text().notNull(),
  times: integer().notNull().default(1),
  firstAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
