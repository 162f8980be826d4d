import { findingKinds } from '@horae/contract/time/finding-kinds';
import { findingSeverities, findingStates } from '@horae/contract/time/finding-rows';
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

/** Differences between plan, clock and declaration; a finding that no longer applies is settled automatically. */
export const attendanceFindings = pgTable(
  'attendance_findings',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    kind: findingKind().notNull(),
    day: date().notNull(),
    /** What the finding is about (shift 12, punch 7), so that the same one is recognised again. */
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
    /** Set when accepting the finding marked the shift absent, so that reopening can undo it. */
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
