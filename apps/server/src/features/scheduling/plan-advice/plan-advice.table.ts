import type { AdviceGrades, JobSkill } from '@horae/contract/scheduling/plan-advice.contract';
import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, primaryKey, smallint, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';

/** What a hotel decided from a day on about checks of the plan that are no law, the skills of jobs and the deadline of wishes, until its next row. */
export const planAdvice = pgTable(
  'plan_advice',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    firstDay: date().notNull(),
    grades: jsonb().$type<AdviceGrades>().notNull(),
    jobSkills: jsonb().$type<JobSkill[]>().notNull().default([]),
    /** Most Sundays and night shifts of a person in four weeks; null: not checked. */
    sundaysInFourWeeks: smallint(),
    nightsInFourWeeks: smallint(),
    /** How many days before a day its people enter wishes for it at the latest; null: at any time. */
    wishDays: smallint(),
    version: integer().notNull().default(1),
    changedBy: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.firstDay] }),
    check('grades_are_by_check', sql`jsonb_typeof(${table.grades}) = 'object'`),
    check('job_skills_are_a_list', sql`jsonb_typeof(${table.jobSkills}) = 'array'`),
  ],
);
