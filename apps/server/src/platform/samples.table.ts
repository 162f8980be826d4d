import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The sample sets added so far, per account (0 for all), so that each is added once even if its rows were deleted. */
export const sampleSets = pgTable(
  'sample_sets',
  { name: text().notNull(), accountId: integer().notNull() },
  (table) => [primaryKey({ columns: [table.accountId, table.name] })],
);
