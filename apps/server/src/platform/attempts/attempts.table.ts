import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Recent attempts at secrets, such as passwords and PINs, by what is limited; kept for a day after the last one. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    /** No further attempt before this. */
    freeAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.lastAt)],
);
