import { findingKinds, findingSeverities, findingStates } from '@horae/contract/time/attendance.contract';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { employees } from '../../people/people/employees.table';
import type { AbsenceMark } from '../../scheduling/shifts/shifts.commands';

export const findingKind = pgEnum('finding_kind', findingKinds);
export const findingSeverity = pgEnum('finding_severity', findingSeverities);
export const findingState = pgEnum('finding_state', findingStates);

/** What stands between plan, clock and declaration; one that is no longer true settles itself. */
export const attendanceFindings = pgTable(
  'attendance_findings',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    kind: findingKind().notNull(),
    day: date().notNull(),
    /** What it is about, so that the same finding is found again: shift 12, punch 7. */
    subject: text().notNull(),
    shiftId: integer(),
    severity: findingSeverity().notNull(),
    evidence: jsonb().notNull(),
    proposal: jsonb(),
    ownerId: integer(),
    dueAt: timestamp({ withTimezone: true }).notNull(),
    state: findingState().notNull().default('open'),
    foundAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    resolvedAt: timestamp({ withTimezone: true }),
    resolvedBy: integer(),
    note: text(),
    /** That accepting it marked the shift absent; reopening takes that back. */
    absenceMark: jsonb().$type<AbsenceMark>(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('one_finding_a_subject').on(table.companyId, table.employeeId, table.kind, table.subject),
    index('findings_by_state').on(table.companyId, table.state, table.day),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);
