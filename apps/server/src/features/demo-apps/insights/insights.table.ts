import { json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The figures of a card, for each period or year it can show; `always` where it has but one picture. */
export const cardFigures = pgTable(
  'card_figures',
  { card: text().notNull(), period: text().notNull(), figures: json().notNull() },
  (table) => [primaryKey({ columns: [table.card, table.period] })],
);
