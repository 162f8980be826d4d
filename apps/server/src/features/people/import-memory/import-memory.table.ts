import { importKinds } from '@horae/contract/people/import-memory.contract';
import { integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from '../organisation/organisation.table';

export const importKind = pgEnum('import_kind', importKinds);

/** Which heading went to which field when a hotel last imported a file. */
export const importColumns = pgTable(
  'import_columns',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    kind: importKind().notNull(),
    /** Folded, as headings are compared. */
    heading: text().notNull(),
    /** Empty for a column that is skipped. */
    field: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.heading, table.field] })],
);
