import { rosterWays } from '@horae/contract/scheduling/roster-history.contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';
import { planWay, rosterItemType } from '../planning/planning.table';
import { leaveKind } from '../shifts/shifts.table';

export const rosterWay = pgEnum('roster_way', rosterWays);

const recorded = () => timestamp({ withTimezone: true, precision: 3 });

/**
 * Each version of each item of the published roster, written by the triggers of `shifts`, `leaves` and
 * `open_shifts` for whatever way a change comes (decision 59). An item has one version that holds now, also when it goes
 * from a person to nobody and back. What was taken off has one too, which says when
 * and by whom; its other columns are those before.
 */
export const rosterHistory = pgTable(
  'roster_history',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId),
    itemId: integer().notNull(),
    /** When the transaction that wrote it began. */
    recordedFrom: recorded().notNull(),
    /** Not included; null: holds now. */
    recordedUntil: recorded(),
    /** Null: an open shift of the department. */
    employeeId: integer(),
    isLeave: boolean().notNull(),
    type: rosterItemType().notNull(),
    /** Null for leave, which has whole days. */
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    /** Local days that it touches, both inclusive. */
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    breakMinutes: smallint().notNull().default(0),
    notes: text(),
    leaveKind: leaveKind(),
    compensates: text(),
    departmentId: integer(),
    jobTitle: text(),
    workCentreId: integer(),
    costPlace: text(),
    skill: text(),
    /** Removed or cancelled. */
    isRemoved: boolean().notNull(),
    /** Who changed it; null: the system. */
    accountId: integer(),
    /** Null: anything else. */
    way: rosterWay(),
    /** How it was planned, where it was published from a plan. */
    gesture: planWay(),
    /** The transaction that wrote it, so that its own later statements replace the version instead of adding one. */
    transaction: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.itemId, table.recordedFrom] }),
    check('known_until_after_from', sql`${table.recordedUntil} > ${table.recordedFrom}`),
    check(
      'work_of_nobody_has_a_department',
      sql`${table.employeeId} is not null or (not ${table.isLeave} and ${table.departmentId} is not null)`,
    ),
    // A shift lasts two days at most, so its first day finds it; a leave may begin long before the days asked for.
    index('roster_history_shifts_by_day').on(table.companyId, table.firstDay).where(sql`not ${table.isLeave}`),
    index('roster_history_leaves_by_day').on(table.companyId, table.lastDay).where(sql`${table.isLeave}`),
    index('roster_history_by_employee').on(table.companyId, table.employeeId),
    index('roster_history_starts').on(table.companyId, table.recordedFrom).where(sql`${table.way} = 'start'`),
  ],
);
