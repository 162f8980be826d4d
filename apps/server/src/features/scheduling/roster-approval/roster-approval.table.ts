import { submissionStates } from '@horae/contract/scheduling/roster-approval.contract';
import { sql } from 'drizzle-orm';
import { date, foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';

export const submissionState = pgEnum('submission_state', submissionStates);

const moment = () => timestamp({ withTimezone: true });

/** A part of the plan that a planner submitted to those who approve (decision 63). */
export const planSubmissions = pgTable(
  'plan_submissions',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    version: integer().notNull().default(1),
    state: submissionState().notNull().default('waiting'),
    submittedBy: integer().notNull(),
    submittedAt: moment().notNull().defaultNow(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** Whose drafts were submitted. A draft that also concerns others is published with them, theirs are not. */
    people: integer().array().notNull(),
    /** The departments whose open shifts were submitted. */
    openIn: integer().array().notNull().default(sql`'{}'::integer[]`),
    remark: text(),
    answeredBy: integer(),
    answeredAt: moment(),
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('plan_submissions_by_state').on(table.companyId, table.state),
  ],
);

/** The drafts of a submission as they were then. */
export const planSubmissionItems = pgTable(
  'plan_submission_items',
  {
    companyId: integer().notNull(),
    submissionId: integer().notNull(),
    itemId: integer().notNull(),
    draftVersion: integer().notNull(),
    /** Whom it plans, and its first day, to name it once it is gone; null for an open shift, which has a department. */
    employeeId: integer(),
    departmentId: integer(),
    day: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.submissionId, table.itemId] }),
    foreignKey({
      columns: [table.companyId, table.submissionId],
      foreignColumns: [planSubmissions.companyId, planSubmissions.id],
    }).onDelete('cascade'),
    index('plan_submission_items_by_item').on(table.companyId, table.itemId),
    index('plan_submission_items_by_employee').on(table.companyId, table.employeeId),
  ],
);
