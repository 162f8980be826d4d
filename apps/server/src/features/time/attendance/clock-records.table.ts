import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { employees } from '../../people/people/employees.table';
import { shifts } from '../../scheduling/shifts/shifts.table';
import { punches } from '../punches/punches.table';

/** Paired punches of one employee: the end is null while clocked in, the shift is null without a plan. */
export const clockRecords = pgTable(
  'clock_records',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    shiftId: integer(),
    clockedInAt: timestamp({ withTimezone: true }).notNull(),
    clockedOutAt: timestamp({ withTimezone: true }),
    inPunchId: integer().notNull(),
    outPunchId: integer(),
    /** The local working day: that of the shift, otherwise that of the start. */
    referenceDate: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    foreignKey({ columns: [table.companyId, table.shiftId], foreignColumns: [shifts.companyId, shifts.id] }).onDelete(
      'no action',
    ),
    foreignKey({ columns: [table.companyId, table.inPunchId], foreignColumns: [punches.companyId, punches.id] }),
    foreignKey({ columns: [table.companyId, table.outPunchId], foreignColumns: [punches.companyId, punches.id] }),
    check('clocked_out_after_in', sql`${table.clockedOutAt} > ${table.clockedInAt}`),
    index('clock_records_by_shift').on(table.companyId, table.shiftId),
    index('clock_records_by_start').on(table.companyId, table.clockedInAt),
    index('clock_records_by_employee').on(table.companyId, table.employeeId, table.clockedInAt),
  ],
);
