import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What can be found, written by triggers on the tables it comes from (migration `search_triggers`).
 * `companyId` and `accountId` are 0 where it belongs to no hotel, to nobody alone.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    companyId: integer().notNull(),
    accountId: integer().notNull(),
    kind: text().notNull(),
    recordId: integer().notNull(),
    title: text().notNull(),
    note: text().notNull(),
    /** What the address of its screen needs beside the id. */
    place: text().notNull(),
    foldedTitle: text().notNull(),
    folded: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.accountId, table.kind, table.recordId] }),
    index().on(table.kind, table.accountId, table.foldedTitle.op('text_pattern_ops')),
  ],
);
