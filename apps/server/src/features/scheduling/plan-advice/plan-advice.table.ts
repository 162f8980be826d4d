import type { AdviceGrades } from '@horae/contract/scheduling/plan-advice.contract';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';

/** What a hotel decided from a day on about checks of the plan that are no law, until its next row. */
export const planAdvice = pgTable(
  'plan_advice',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    firstDay: date().notNull(),
    grades: jsonb().$type<AdviceGrades>().notNull(),
    version: integer().notNull().default(1),
    changedBy: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.firstDay] }),
    check('grades_are_by_check', sql`jsonb_typeof(${table.grades}) = 'object'`),
  ],
);
