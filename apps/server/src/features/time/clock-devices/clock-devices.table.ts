import { deviceKinds } from '@horae/contract/time/clock-devices.contract';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
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
