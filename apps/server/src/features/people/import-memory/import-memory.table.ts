import { importKinds, importQuestions } from '@horae/contract/people/import-memory.contract';
import { foreignKey, integer, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { companies } from '../organisation/organisation.table';
import { employees } from '../people/employees.table';

export const importQuestion = pgEnum('import_question', importQuestions);
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

/** What values of files stand for, as the hotel answered; neither place, employee nor text means nothing. */
export const importValues = pgTable(
  'import_values',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    of: importQuestion().notNull(),
    /** Folded, as values are compared. */
    value: text().notNull(),
    placeId: integer(),
    employeeId: integer(),
    meaning: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.of, table.value] }),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
);
