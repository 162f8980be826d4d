import { deviceKinds } from '@horae/contract/time/clock-device-rows';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
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
    /** Terminals only. They identify themselves by this alone, so it is unique across hotels. */
    serial: text(),
    /** The time zone of the terminal's wall clock; null for that of the hotel. */
    zone: text(),
    /** Hash of the code that pairs a kiosk, until it is used or expires. */
    pairingHash: text(),
    pairingUntil: timestamp({ withTimezone: true }),
    /** Hash of the key that a paired kiosk keeps. */
    keyHash: text(),
    /** How far a terminal's log has been read. */
    stamp: text().notNull().default('0'),
    /** How far its clock was ahead of the server's when last measured. */
    skewSeconds: integer(),
    skewAt: timestamp({ withTimezone: true }),
    /** Minutes that its clock may be off. */
    allowedSkew: smallint().notNull().default(5),
    /** The first day of a terminal's records; null for the day on which it was added. */
    usedSince: date(),
    /** Since when it has called without a gap. */
    contactSince: timestamp({ withTimezone: true }),
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

/** The PIN with which an employee identifies at a kiosk. */
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
