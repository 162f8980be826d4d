import { templateColours } from '@horae/contract/scheduling/shift-templates.contract';
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgEnum, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { companies, departments } from '../../people/organisation/organisation.table';
import { workedType } from '../shifts/shifts.table';

export const templateColour = pgEnum('template_colour', templateColours);

/** Shifts that are planned again and again, each by its code: of a department, or of the whole hotel. */
export const shiftTemplates = pgTable(
  'shift_templates',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    /** Null: of the whole hotel. */
    departmentId: integer(),
    code: text().notNull(),
    /** The code as it is compared: without case and accents, in one alphabet. */
    codeKey: text().notNull(),
    name: text().notNull(),
    type: workedType().notNull(),
    /** Minutes after midnight; the end of a night is after 1440. */
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
    breakMinutes: smallint().notNull().default(0),
    /** What whoever works it needs beside what the job needs; empty: nothing. */
    skill: text().notNull().default(''),
    colour: templateColour(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    unique('one_template_of_a_code').on(table.companyId, table.departmentId, table.codeKey).nullsNotDistinct(),
    check(
      'a_template_is_within_a_day',
      sql`${table.startMinute} between 0 and 1439 and ${table.endMinute} > ${table.startMinute} and ${table.endMinute} < ${table.startMinute} + 1440`,
    ),
    check(
      'break_is_within_the_template',
      sql`${table.breakMinutes} >= 0 and ${table.breakMinutes} < ${table.endMinute} - ${table.startMinute}`,
    ),
  ],
);
