import { sql } from 'drizzle-orm';
import {
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
import { employees } from '../employees/employees.table';
import { companies } from '../organisation/organisation.table';

export const roundingWay = pgEnum('rounding_way', ['none', 'nearest', 'in_favour']);

/** How a hotel reads its clocks, for all or for a job; minutes unless the name says otherwise. */
export const clockPolicies = pgTable(
  'clock_policies',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    /** Empty: everyone whose job has no row. */
    jobTitle: text().notNull().default(''),
    graceIn: smallint().notNull().default(5),
    graceOut: smallint().notNull().default(5),
    /** Of pay alone; what is declared is never rounded. */
    roundTo: smallint().notNull().default(1),
    rounding: roundingWay().notNull().default('none'),
    /** Changing and walking: at the clock, not at work. */
    preparation: smallint().notNull().default(10),
    breakUpTo: smallint().notNull().default(30),
    splitFrom: smallint().notNull().default(180),
    matchWithin: smallint().notNull().default(240),
    longestSession: smallint().notNull().default(960),
    doubleTapSeconds: smallint().notNull().default(60),
    /** Time sheets this near to the plan approve themselves. */
    variance: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobTitle] }),
    check('rounds_to_a_part_of_an_hour', sql`${table.roundTo} in (1, 5, 6, 10, 15, 30)`),
  ],
);

export const findingKind = pgEnum('finding_kind', [
  'late',
  'early',
  'short',
  'long',
  'missingIn',
  'missingOut',
  'noPlan',
  'noPunch',
  'overlap',
  'restBreached',
  'overtimeNotDeclared',
  'layersDiffer',
]);
export const findingSeverity = pgEnum('finding_severity', ['low', 'medium', 'high']);
export const findingState = pgEnum('finding_state', ['open', 'accepted', 'corrected', 'excused', 'settled']);

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
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('one_finding_a_subject').on(table.companyId, table.employeeId, table.kind, table.subject),
    index('findings_by_state').on(table.companyId, table.state, table.day),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);
