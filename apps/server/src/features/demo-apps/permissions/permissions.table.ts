import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A list of what each role may do, for display only; nothing enforces it. The lowest position comes first. */
export const permissions = pgTable('permissions', {
  id: integer().primaryKey(),
  name: text().notNull(),
  assignedTo: text().array().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  position: integer().notNull(),
});
