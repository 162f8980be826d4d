import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { companies, departments, workCentres } from '../../people/organisation/organisation.table';
import { workedType } from '../shifts/shifts.table';

/**
 * Published shifts without a person, of a department (decision 65). They stand apart from `shifts`, so whoever reads
 * those never meets work that nobody does. A shift keeps its id when it goes from a person to nobody and back.
 */
export const openShifts = pgTable(
  'open_shifts',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: integer().notNull(),
    departmentId: integer().notNull(),
    jobTitle: text(),
    workCentreId: integer(),
    costPlace: text(),
    skill: text(),
    type: workedType().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    breakMinutes: smallint().notNull().default(0),
    notes: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    foreignKey({
      columns: [table.companyId, table.workCentreId],
      foreignColumns: [workCentres.companyId, workCentres.id],
    }),
    check('open_shift_ends_after_it_starts', sql`${table.endsAt} > ${table.startsAt}`),
    check('open_shift_lasts_two_days_at_most', sql`${table.endsAt} <= ${table.startsAt} + interval '48 hours'`),
    index('open_shifts_by_start').on(table.companyId, table.startsAt),
  ],
);
