import { deviceKinds } from '@horae/contract/time/clock-devices.contract';
import { punchDirections, punchSources } from '@horae/contract/time/punches.contract';
import { waitingStates } from '@horae/contract/time/terminals.contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

export const deviceKind = pgEnum('device_kind', deviceKinds);

/** A shared tablet that was paired, or a wall terminal known by its serial number. */
export const clockDevices = pgTable(
  'clock_devices',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    kind: deviceKind().notNull(),
    name: text().notNull(),
    /** A terminal's; it names itself by this alone, so no two hotels share one. */
    serial: text(),
    /** Whose wall clock the terminal's times are; without one the hotel's. */
    zone: text(),
    /** Of the code that pairs a kiosk, until it was used or has run out. */
    pairingHash: text(),
    pairingUntil: timestamp({ withTimezone: true }),
    /** Of the key that a paired kiosk holds. */
    keyHash: text(),
    /** How far a terminal's log has been taken over. */
    stamp: text().notNull().default('0'),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    pairedAt: timestamp({ withTimezone: true }),
    lastSeenAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('clock_devices_by_serial').on(table.serial).where(sql`${table.revokedAt} is null`),
    uniqueIndex('clock_devices_by_key').on(table.keyHash),
    uniqueIndex('clock_devices_by_pairing').on(table.pairingHash),
    check('a_terminal_has_a_serial_number', sql`(${table.kind} = 'terminal') = (${table.serial} is not null)`),
  ],
);

export const punchDirection = pgEnum('punch_direction', punchDirections);
export const punchSource = pgEnum('punch_source', punchSources);

/** What the clocks said: rows are added and never changed (a trigger refuses). A correction is a row that points at the old one. */
export const punches = pgTable(
  'punches',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Whose wall clock the person saw. */
    zone: text().notNull(),
    /** Nothing where the device does not know. */
    direction: punchDirection(),
    source: punchSource().notNull(),
    deviceId: integer(),
    /** The local working day it was taken to belong to when it arrived. */
    referenceDate: date().notNull(),
    /** The same punch sent twice has the same key. */
    key: text().notNull(),
    replaces: integer(),
    /** The correction says that the old one never was. */
    isVoid: boolean().notNull().default(false),
    reason: text(),
    authorId: integer(),
    /** How far the device's clock was ahead of ours. */
    skewSeconds: integer(),
    recordedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique('one_punch_a_key').on(table.companyId, table.key),
    uniqueIndex('one_correction_of_a_punch').on(table.companyId, table.replaces),
    index('punches_by_employee').on(table.companyId, table.employeeId, table.at),
    index('punches_by_time').on(table.companyId, table.at),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    foreignKey({
      columns: [table.companyId, table.deviceId],
      foreignColumns: [clockDevices.companyId, clockDevices.id],
    }),
    foreignKey({
      columns: [table.companyId, table.replaces],
      foreignColumns: [table.companyId as AnyPgColumn, table.id as AnyPgColumn],
    }),
    check(
      'a_correction_has_reason_and_author',
      sql`${table.source} <> 'correction' or (coalesce(${table.reason}, '') <> '' and ${table.authorId} is not null)`,
    ),
    check(
      'only_corrections_replace',
      sql`${table.source} = 'correction' or (${table.replaces} is null and not ${table.isVoid})`,
    ),
    check('only_what_was_can_be_void', sql`not ${table.isVoid} or ${table.replaces} is not null`),
  ],
);

/** By which number a terminal knows a person; without a row here it is the employee's code. */
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

/** Punches of codes that nobody has: they wait here until somebody says whose they are. */
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

/** The number with which a person names themselves at a kiosk. */
export const employeePins = pgTable(
  'employee_pins',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    pinHash: text().notNull(),
    wrongTries: integer().notNull().default(0),
    lockedUntil: timestamp({ withTimezone: true }),
    setAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);
