import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Which sample sets were laid down, and for whom (0: for all), so that each comes once even when its rows were deleted. */
export const sampleSets = pgTable(
  'sample_sets',
  { name: text().notNull(), accountId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.name] })],
);
