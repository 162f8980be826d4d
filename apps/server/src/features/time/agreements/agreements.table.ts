import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';

/** What a sector or a hotel agreed on top of the law, dated. */
export const agreements = pgTable(
  'agreements',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Where the text of the agreement can be read. */
    source: text().notNull().default(''),
    /** The jobs it applies to; empty for all. */
    jobTitles: text().array().notNull().default(sql`'{}'`),
    validFrom: date().notNull(),
    /** Inclusive; null while in force. */
    validTo: date(),
    /** The limits it tightens, keyed by their path in a rule pack. */
    limits: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('agreements_by_day').on(table.companyId, table.validFrom),
    check('an_agreement_ends_after_it_begins', sql`${table.validTo} >= ${table.validFrom}`),
  ],
);
