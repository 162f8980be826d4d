import { roundingWays } from '@horae/contract/time/clock-policies.contract';
import { getTableColumns, sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgEnum, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';

export const roundingWay = pgEnum('rounding_way', roundingWays);

/**
 * How a hotel reads its clocks, for all jobs or for one; minutes unless the name says otherwise. The last policy, even
 * if it starts later; earlier ones are former policies.
 */
export const clockPolicies = pgTable(
  'clock_policies',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    /** Empty for every job without a row. */
    jobTitle: text().notNull().default(''),
    graceIn: smallint().notNull().default(5),
    graceOut: smallint().notNull().default(5),
    /** Rounds pay only; declarations are never rounded. */
    roundTo: smallint().notNull().default(1),
    rounding: roundingWay().notNull().default('none'),
    /** Changing and walking: clocked in, but not at work. */
    preparation: smallint().notNull().default(10),
    breakUpTo: smallint().notNull().default(30),
    splitFrom: smallint().notNull().default(180),
    matchWithin: smallint().notNull().default(240),
    longestSession: smallint().notNull().default(960),
    doubleTapSeconds: smallint().notNull().default(60),
    /** Hours after which a punch made at a kiosk without connection waits for a person: a weekend without internet. */
    offlineHours: smallint().notNull().default(72),
    /** Time sheets this close to the plan are approved automatically. */
    variance: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.jobTitle] }),
    check('rounds_to_a_part_of_an_hour', sql`${table.roundTo} in (1, 5, 6, 10, 15, 30)`),
  ],
);

/** What the policy of a job was before `untilDay`; on a given day, the first row that ends after it applies. */
export const formerClockPolicies = pgTable(
  'former_clock_policies',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    jobTitle: text().notNull(),
    untilDay: date().notNull(),
    /** Null while there was none: that of the hotel applied, or the usual values. */
    policy: jsonb().$type<ClockPolicy>(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.jobTitle, table.untilDay] })],
);

const { companyId: _hotel, jobTitle: _job, ...columns } = getTableColumns(clockPolicies);

export type ClockPolicy = Omit<typeof clockPolicies.$inferSelect, 'companyId' | 'jobTitle'>;

/** The policy of a hotel that has set none. */
export const usualPolicy: ClockPolicy = Object.fromEntries(
  Object.entries(columns).map(([name, column]) => [name, column.default]),
) as ClockPolicy;
