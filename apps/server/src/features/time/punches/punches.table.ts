import { punchDirections, punchSources } from '@horae/contract/time/punches.contract';
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
import { employees } from '../../people/people/employees.table';
import { clockDevices } from '../clock-devices/clock-devices.table';

export const punchDirection = pgEnum('punch_direction', punchDirections);
export const punchSource = pgEnum('punch_source', punchSources);

/** Punches are only added, never changed (a trigger refuses). A correction is a row that points at the old one. */
export const punches = pgTable(
  'punches',
  {
    companyId: integer().notNull(),
    id: integer().notNull().generatedAlwaysAsIdentity(),
    employeeId: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The time zone of the wall clock that the employee saw. */
    zone: text().notNull(),
    /** Null if the device does not know. */
    direction: punchDirection(),
    source: punchSource().notNull(),
    deviceId: integer(),
    /** The local working day it was assigned to on arrival. */
    referenceDate: date().notNull(),
    /** Idempotency key: the same punch sent twice has the same one. */
    key: text().notNull(),
    replaces: integer(),
    /** Set when the correction says that the old punch never happened. */
    isVoid: boolean().notNull().default(false),
    /** Whether it only counts as worked: it was imported long after it was made, and is not declared. */
    hasNoCard: boolean().notNull().default(false),
    reason: text(),
    authorId: integer(),
    /** How far the device's clock was ahead of the server's. */
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
