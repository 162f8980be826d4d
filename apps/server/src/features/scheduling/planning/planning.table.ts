import { type PlanWay, planGestures } from '@horae/contract/scheduling/plan-changes';
import { shiftTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { companies, departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { leaveKind } from '../shifts/shifts.table';
import type { StepChange } from './draft';

export const rosterItemType = pgEnum('roster_item_type', shiftTypes);
export const planWay = pgEnum('plan_way', planGestures);

const companyId = () =>
  integer()
    .notNull()
    .references(() => companies.companyId);

/**
 * What planners have changed and not yet published. The published plan stays in `shifts` and `leaves`, so whoever reads
 * those can never see a draft (decision 55). A row has the id of the item it changes, or that a new one will get.
 */
export const rosterDrafts = pgTable(
  'roster_drafts',
  {
    companyId: companyId(),
    id: integer().notNull(),
    /** Null: an open shift, of the department (decision 65). */
    employeeId: integer(),
    /** The published item that this one changes; null for a new one. */
    publishedVersion: integer(),
    publishedEmployeeId: integer(),
    /** Of a published open shift; null otherwise. */
    publishedDepartmentId: integer(),
    publishedFirstDay: date(),
    publishedLastDay: date(),
    /** Taken off the plan; the other columns then hold the published item. */
    isRemoved: boolean().notNull().default(false),
    type: rosterItemType().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Local days that it touches, both inclusive. */
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    breakMinutes: smallint().notNull().default(0),
    notes: text(),
    leaveKind: leaveKind(),
    /** As in `leaves`. */
    compensates: text(),
    departmentId: integer(),
    jobTitle: text(),
    workCentreId: integer(),
    costPlace: text(),
    skill: text(),
    /** By which action it came to be so; null: not known. */
    way: planWay(),
    version: integer().notNull().default(1),
    changedBy: integer(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
    foreignKey({
      columns: [table.companyId, table.workCentreId],
      foreignColumns: [workCentres.companyId, workCentres.id],
    }),
    check('draft_ends_after_it_starts', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'draft_without_a_person_is_work_of_a_department',
      sql`${table.employeeId} is not null or ${table.departmentId} is not null
        and ${table.type} not in ('DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave')`,
    ),
    index('roster_drafts_by_day').on(table.companyId, table.firstDay, table.lastDay),
    index('roster_drafts_by_employee').on(table.companyId, table.employeeId),
  ],
);

/** One action of a planner, so that it can be undone and done again. */
export const planSteps = pgTable(
  'plan_steps',
  {
    companyId: companyId(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    accountId: integer().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    way: planWay().$type<PlanWay>().notNull(),
    itemIds: integer().array().notNull(),
    employeeIds: integer().array().notNull(),
    /** Each item's draft before and after; null: none. */
    changes: jsonb().$type<StepChange[]>().notNull(),
    isUndone: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('plan_steps_of_account').on(table.companyId, table.accountId, table.id),
  ],
);
