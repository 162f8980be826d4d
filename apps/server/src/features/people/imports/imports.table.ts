import { sql } from 'drizzle-orm';
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { importKind } from '../import-memory/import-memory.table';
import { companies } from '../organisation/organisation.table';
import { employees } from '../people/employees.table';

/** What an import stored, kept so that it can be undone as a whole. */
export const imports = pgTable(
  'imports',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    kind: importKind().notNull(),
    /** Null at the command line. */
    accountId: integer(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    fileName: text().notNull(),
    added: integer().notNull(),
    changed: integer().notNull().default(0),
    removed: integer().notNull().default(0),
    newPeople: integer().notNull().default(0),
    /** The planned shifts that a roster added; what else it did is in `import_events`. */
    shiftIds: integer().array().notNull().default(sql`'{}'`),
    /** The open shifts of which a roster made drafts, while the rest was published. */
    draftIds: integer().array().notNull().default(sql`'{}'`),
    undoneAt: timestamp({ withTimezone: true }),
    undoneBy: integer(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.id] })],
);

/** A person that an import added or changed. */
export const importPeople = pgTable(
  'import_people',
  {
    companyId: integer().notNull(),
    importId: integer().notNull(),
    employeeId: integer().notNull(),
    /** The version of the record once imported. */
    version: integer().notNull(),
    isNew: boolean().notNull(),
    /** The record as it was; null for somebody new, and once it may no longer be kept. */
    before: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.employeeId] }),
    foreignKey({
      columns: [table.companyId, table.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
);

/** A shift or leave that a roster changed or removed, or a leave that it added. */
export const importEvents = pgTable(
  'import_events',
  {
    companyId: integer().notNull(),
    importId: integer().notNull(),
    eventId: integer().notNull(),
    employeeId: integer().notNull(),
    isLeave: boolean().notNull(),
    isNew: boolean().notNull(),
    /** The version of the event once imported; null if it was removed. */
    version: integer(),
    /** The row as it was; null for a new one, and once it may no longer be kept. */
    before: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.importId, table.eventId] }),
    foreignKey({
      columns: [table.companyId, table.importId],
      foreignColumns: [imports.companyId, imports.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
  ],
);
