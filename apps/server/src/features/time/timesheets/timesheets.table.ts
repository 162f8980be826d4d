import type { WorkHost } from '@horae/contract/loan';
import { type TimesheetDay, timesheetStates } from '@horae/contract/time/timesheet-lines';
import { type SQL, sql } from 'drizzle-orm';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Cause } from '#platform/due/take-due';
import { employees } from '../../people/people/employees.table';
import { payrollRuns } from '../payroll/payroll.table';
import type { Line } from './pay-lines.rules';

export const timesheetState = pgEnum('timesheet_state', timesheetStates);

/** An employee's month: confirmed by them, approved by a manager or automatically, locked once sent to payroll. */
export const timesheets = pgTable(
  'timesheets',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    state: timesheetState().notNull().default('open'),
    confirmedAt: timestamp({ withTimezone: true }),
    confirmedBy: integer(),
    approvedAt: timestamp({ withTimezone: true }),
    approvedBy: integer(),
    /** Approved without a manager, because it is as close to the plan as the policy requires. */
    isAutomatic: boolean().notNull().default(false),
    lockedAt: timestamp({ withTimezone: true }),
    lockedBy: integer(),
    /** When a signature fell because the figures had changed, and why; until it is signed again. */
    fellAt: timestamp({ withTimezone: true }),
    fellBecause: jsonb().$type<Cause[]>(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('one_timesheet_a_month').on(table.companyId, table.employeeId, table.firstDay),
    index('timesheets_by_month').on(table.companyId, table.firstDay, table.state),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('a_timesheet_ends_after_it_begins', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
);

const ofSheet = { companyId: integer().notNull(), timesheetId: integer().notNull() };

/** What went to payroll: one row per day, pay code and host, as counted when the sheet was locked. */
export const timesheetLines = pgTable(
  'timesheet_lines',
  {
    ...ofSheet,
    day: date().notNull(),
    code: text().notNull(),
    seconds: integer().notNull(),
    days: smallint().notNull().default(0),
    /** For whom it was worked, on loan or by the department and cost place of a shift. */
    loan: jsonb().$type<WorkHost>(),
    /** `hostKey` of the loan: the minutes of a day can be worked for several departments and cost places. */
    host: text()
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`coalesce((loan->>'hostHotel') || ' ' || coalesce(loan->>'hostDepartment', '') || ' ' || (loan->>'payer') || coalesce(' ' || (loan->>'costPlace'), ''), '')`,
      ),
    runId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.timesheetId, table.day, table.code, table.host] }),
    index('timesheet_lines_by_run').on(table.companyId, table.runId),
    foreignKey({ columns: [table.companyId, table.runId], foreignColumns: [payrollRuns.companyId, payrollRuns.id] }),
    foreignKey({
      columns: [table.companyId, table.timesheetId],
      foreignColumns: [timesheets.companyId, timesheets.id],
    }).onDelete('cascade'),
  ],
);

/** What was confirmed or approved: a signature stands for these figures, and falls when they change. */
export const signedSheets = pgTable(
  'signed_sheets',
  {
    ...ofSheet,
    pack: text().notNull(),
    days: jsonb().$type<TimesheetDay[]>().notNull(),
    lines: jsonb().$type<Line[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.timesheetId] }),
    foreignKey({
      columns: [table.companyId, table.timesheetId],
      foreignColumns: [timesheets.companyId, timesheets.id],
    }).onDelete('cascade'),
  ],
);

/** The days of a sheet as they were when locked: plan, clock, leave and the rule behind every minute. */
export const lockedSheets = pgTable(
  'locked_sheets',
  {
    ...ofSheet,
    pack: text().notNull(),
    days: jsonb().$type<TimesheetDay[]>().notNull(),
    /** Null for sheets locked before it was kept. */
    jobTitle: text(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.timesheetId] }),
    foreignKey({
      columns: [table.companyId, table.timesheetId],
      foreignColumns: [timesheets.companyId, timesheets.id],
    }).onDelete('cascade'),
  ],
);

/** Changes found after the lock: added to or taken off what payroll has, never overwriting it. */
export const timesheetDeltas = pgTable(
  'timesheet_deltas',
  {
    ...ofSheet,
    id: integer().notNull().generatedAlwaysAsIdentity(),
    day: date().notNull(),
    code: text().notNull(),
    seconds: integer().notNull(),
    days: smallint().notNull().default(0),
    /** For whom it was worked, as in the lines. */
    loan: jsonb().$type<WorkHost>(),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What changed, and who changed it. */
    because: jsonb().$type<Cause[]>().notNull().default([]),
    /** When it was sent to payroll; null while it waits. */
    runId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    index('timesheet_deltas_by_sheet').on(table.companyId, table.timesheetId),
    index('timesheet_deltas_by_run').on(table.companyId, table.runId),
    foreignKey({ columns: [table.companyId, table.runId], foreignColumns: [payrollRuns.companyId, payrollRuns.id] }),
    foreignKey({
      columns: [table.companyId, table.timesheetId],
      foreignColumns: [timesheets.companyId, timesheets.id],
    }).onDelete('cascade'),
  ],
);
