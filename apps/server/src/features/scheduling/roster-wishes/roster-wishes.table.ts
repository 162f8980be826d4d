import { wishKinds } from '@horae/contract/scheduling/roster-wishes.contract';
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
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

export const wishKind = pgEnum('wish_kind', wishKinds);

/** What a person wishes of the roster on the days, or the weekdays, between two days. */
export const rosterWishes = pgTable(
  'roster_wishes',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    kind: wishKind().notNull(),
    firstDay: date().notNull(),
    /** Inclusive; null: until further notice. */
    lastDay: date(),
    /** 1 = Monday … 7 = Sunday; empty: every day. */
    weekdays: smallint().array().notNull(),
    /** `HH:mm`, of hours alone; an end before the start is on the next day. */
    startTime: text(),
    endTime: text(),
    note: text().notNull(),
    version: integer().notNull().default(1),
    changedBy: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({
      columns: [table.companyId, table.employeeId],
      foreignColumns: [employees.companyId, employees.id],
    }).onDelete('cascade'),
    index('roster_wishes_by_person').on(table.companyId, table.employeeId),
    check('a_wish_ends_after_it_begins', sql`${table.lastDay} >= ${table.firstDay}`),
    check(
      'hours_have_times',
      sql`(${table.kind} = 'hours') = (${table.startTime} is not null and ${table.endTime} is not null)`,
    ),
  ],
);
