import { waitingStates } from '@horae/contract/time/waiting-punches';
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { employees } from '../../people/people/employees.table';
import { clockDevices } from '../clock-devices/clock-devices.table';
import { punchDirection, punchSource } from '../punches/punches.table';

/** The number under which a terminal knows an employee; without a row it is the employee's code. */
export const terminalCodes = pgTable(
  'terminal_codes',
  {
    companyId: integer().notNull(),
    code: text().notNull(),
    employeeId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.code] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);

export const waitingState = pgEnum('waiting_state', waitingStates);

/** Punches whose code belongs to no employee; they wait until an administrator assigns them. */
export const waitingPunches = pgTable(
  'waiting_punches',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    code: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    zone: text().notNull(),
    direction: punchDirection(),
    source: punchSource().notNull(),
    deviceId: integer(),
    key: text().notNull(),
    /** Whether it only counts as worked once it has a person. */
    hasNoCard: boolean().notNull().default(false),
    state: waitingState().notNull().default('waiting'),
    reason: text(),
    recordedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('one_waiting_punch_a_key').on(table.companyId, table.key),
    index('waiting_punches_by_code').on(table.companyId, table.state, table.code),
    foreignKey({
      columns: [table.companyId, table.deviceId],
      foreignColumns: [clockDevices.companyId, clockDevices.id],
    }),
  ],
);
