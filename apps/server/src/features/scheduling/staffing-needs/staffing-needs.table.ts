import { needSources } from '@horae/contract/scheduling/staffing-need-rows';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { companies, departments } from '../../people/organisation/organisation.table';

export const needSource = pgEnum('need_source', needSources);

/**
 * How many people of a department are needed in which hours: on some weekdays between two days, or on a single day,
 * which then replaces what its weekday needs. Every source of need writes here, each with its name.
 */
export const staffingNeeds = pgTable(
  'staffing_needs',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    departmentId: integer().notNull(),
    /** Null: anybody of the department. */
    jobTitle: text(),
    /** Null: with or without one. Compared without case and accents. */
    skill: text(),
    /** 1 = Monday … 7 = Sunday; null: on the first day alone, which is also the last. */
    weekdays: smallint().array(),
    firstDay: date().notNull(),
    /** Inclusive; null: without an end. */
    lastDay: date(),
    /** Minutes after midnight; the end of a night is after 1440. */
    startMinute: smallint().notNull(),
    endMinute: smallint().notNull(),
    people: smallint().notNull(),
    source: needSource().notNull(),
    version: integer().notNull().default(1),
    changedBy: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    index('staffing_needs_by_day').on(table.companyId, table.firstDay, table.lastDay),
    check(
      'a_need_is_within_a_day',
      sql`${table.startMinute} between 0 and 1439 and ${table.endMinute} > ${table.startMinute} and ${table.endMinute} <= ${table.startMinute} + 1440`,
    ),
    check('a_need_ends_after_it_begins', sql`${table.lastDay} >= ${table.firstDay}`),
    check(
      'a_need_is_of_weekdays_or_of_a_day',
      sql`case when ${table.weekdays} is null then ${table.lastDay} = ${table.firstDay} and ${table.people} between 0 and 500 else cardinality(${table.weekdays}) between 1 and 7 and ${table.people} between 1 and 500 end`,
    ),
  ],
);
