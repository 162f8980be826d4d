import { hourlyLeaveKinds, leaveKinds } from '@horae/contract/scheduling/leave-kinds';
import { freeDayKinds, rosterStatuses, shiftLayers } from '@horae/contract/scheduling/shifts.contract';
import { leaveTypes, workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

/** Shared by shifts and leaves: each event of the calendars has a unique id that is never reused. */
export const eventIds = pgSequence('event_ids', { startWith: 1, maxValue: 2147483647 });

export const shiftLayer = pgEnum('shift_layer', shiftLayers);
export const workedType = pgEnum('worked_type', workedTypes);
export const leaveType = pgEnum('leave_type', leaveTypes);
export const leaveKind = pgEnum('leave_kind', leaveKinds);
export const hourlyLeaveKind = pgEnum('hourly_leave_kind', hourlyLeaveKinds);
export const rosterStatus = pgEnum('roster_status', rosterStatuses);

const ofEmployee = { companyId: integer().notNull(), employeeId: integer().notNull() };
const eventId = integer().notNull().default(sql`nextval('event_ids')`);

/** Work on the roster (planned) and as accepted by the state (declared). An exclusion constraint refuses overlaps. */
export const shifts = pgTable(
  'shifts',
  {
    ...ofEmployee,
    id: eventId,
    layer: shiftLayer().notNull().default('planned'),
    type: workedType().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    breakMinutes: smallint().notNull().default(0),
    status: rosterStatus().notNull().default('planned'),
    notes: text(),
    /** Where and as what it is worked; null: where and as what its person works on that day (decision 61). */
    departmentId: integer(),
    jobTitle: text(),
    /** Null: that of the department where it is worked, or of its person. */
    workCentreId: integer(),
    /** Null: that of the department where it is worked. */
    costPlace: text(),
    /** What its person needs to be able or allowed to do, beside what the job needs. */
    skill: text(),
    /** The accepted declaration that added a declared row; null for rows migrated from older versions. */
    declarationId: integer(),
    version: integer().notNull().default(1),
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
    check('shift_ends_after_it_starts', sql`${table.endsAt} > ${table.startsAt}`),
    check('shift_lasts_two_days_at_most', sql`${table.endsAt} <= ${table.startsAt} + interval '48 hours'`),
    check(
      'break_is_within_the_shift',
      sql`${table.breakMinutes} >= 0 and ${table.breakMinutes} * interval '1 minute' < ${table.endsAt} - ${table.startsAt}`,
    ),
    index('shifts_by_start').on(table.companyId, table.startsAt),
    index('shifts_by_employee').on(table.companyId, table.employeeId, table.startsAt),
    index('shifts_elsewhere')
      .on(table.companyId, table.startsAt)
      .where(sql`${table.departmentId} is not null or ${table.workCentreId} is not null`),
  ],
);

export const freeDayKind = pgEnum('free_day_kind', freeDayKinds);

/** Days without work as accepted by the state: rest days, and days on which a part-timer does not work. */
export const declaredFreeDays = pgTable(
  'declared_free_days',
  {
    ...ofEmployee,
    day: date().notNull(),
    kind: freeDayKind().notNull(),
    declarationId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.day] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);

/** Days off and leave: local days of the hotel, both inclusive. */
export const leaves = pgTable(
  'leaves',
  {
    ...ofEmployee,
    id: eventId,
    type: leaveType().notNull(),
    /** The kind in law; null where the type says it. */
    kind: leaveKind(),
    /** Of a compensatory day off: the local day for which it is given, or `unknown`; null: an ordinary one, or leave. */
    compensates: text(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    status: rosterStatus().notNull().default('planned'),
    notes: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('leave_ends_after_it_starts', sql`${table.lastDay} >= ${table.firstDay}`),
    check('only_a_day_off_compensates', sql`${table.compensates} is null or ${table.type} = 'DayOff'`),
    index('leaves_by_day').on(table.companyId, table.firstDay, table.lastDay),
    index('leaves_by_employee').on(table.companyId, table.employeeId, table.firstDay),
  ],
);

/** Leave of some hours of a day. It belongs to the working day of the shift that it interrupts, else to its date. */
export const hourlyLeaves = pgTable(
  'hourly_leaves',
  {
    ...ofEmployee,
    id: eventId,
    kind: hourlyLeaveKind().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    status: rosterStatus().notNull().default('planned'),
    notes: text(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('hourly_leave_ends_after_it_starts', sql`${table.endsAt} > ${table.startsAt}`),
    check('hourly_leave_lasts_a_day_at_most', sql`${table.endsAt} <= ${table.startsAt} + interval '24 hours'`),
    index('hourly_leaves_by_start').on(table.companyId, table.startsAt),
    index('hourly_leaves_by_employee').on(table.companyId, table.employeeId, table.startsAt),
  ],
);
