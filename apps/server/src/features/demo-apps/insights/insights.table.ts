import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The figures of a card by period or year; `always` for a card with a single view. */
export const cardFigures = pgTable(
  'card_figures',
  { card: text().notNull(), period: text().notNull(), figures: json().notNull() },
  (table) => [primaryKey({ columns: [table.card, table.period] })],
);
