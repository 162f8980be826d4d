import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const autocompleteItems = pgTable('autocomplete_items', {
  id: integer().primaryKey(),
  title: text().notNull(),
  rank: text().notNull(),
});
