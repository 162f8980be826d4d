import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * What can be found, written by triggers on the source tables (migration `search_triggers`). `companyId` is 0 for
 * entries outside any hotel, `accountId` is 0 for entries not limited to one account.
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
    /** What the link to its screen needs besides the id. */
    place: text().notNull(),
    foldedTitle: text().notNull(),
    folded: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.accountId, table.kind, table.recordId] }),
    index().on(table.kind, table.accountId, table.foldedTitle.op('text_pattern_ops')),
  ],
);
