import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Which role may do what, as a list that is kept; nothing enforces it. The lowest position stands first. */
export const permissions = pgTable('permissions', {
  id: integer().primaryKey(),
  name: text().notNull(),
  assignedTo: text().array().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  position: integer().notNull(),
});
