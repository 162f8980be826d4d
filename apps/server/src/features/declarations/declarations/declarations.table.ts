import {
  declarationFilings,
  declarationKinds,
  declarationSources,
  declarationStates,
  declaringTimes,
  erganiTargets,
} from '@horae/contract/declarations/declaration-kinds';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import type { CancelFact, CardFact, DeclaredDay, OptOutFact } from './declared';
import type { Outage } from './outages.rules';

/** Shared by all hotels, so that no two declarations have the same id. */
export const declarationIds = pgSequence('declaration_ids', { startWith: 1, maxValue: 2147483647 });

export const declaringTime = pgEnum('declaring_time', declaringTimes);
export const erganiTarget = pgEnum('ergani_target', erganiTargets);
export const declarationKind = pgEnum('declaration_kind', declarationKinds);
export const declarationState = pgEnum('declaration_state', declarationStates);
export const declarationFiling = pgEnum('declaration_filing', declarationFilings);
export const declarationSource = pgEnum('declaration_source', declarationSources);

/** Where and as whom a hotel declares. */
export const erganiSettings = pgTable(
  'ergani_settings',
  {
    companyId: integer()
      .primaryKey()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    target: erganiTarget().notNull().default('simulator'),
    baseUrl: text().notNull().default(''),
    /** Sealed, as are the password and the token. */
    employerTaxNumber: text(),
    branch: integer().notNull().default(0),
    username: text().notNull().default(''),
    password: text(),
    userType: text().notNull().default('02'),
    token: text(),
    isSending: boolean().notNull().default(true),
    /** Work cards, and everything else, are switched apart; neither is sent while `isSending` is off. */
    sendsCards: boolean().notNull().default(true),
    sendsSchedules: boolean().notNull().default(true),
    /** Months (`YYYY-MM`) whose changes are declared after the work. */
    afterwardsMonths: text().array().notNull().default(sql`'{}'`),
    /** Declares employees with fixed hours by the week, and by date only for days that differ. */
    weeklyForFixed: boolean().notNull().default(false),
    /** When what was published is declared. */
    declares: declaringTime().notNull().default('byHand'),
    /** For declaring once a day: minutes from midnight of the hotel. */
    declaresAt: smallint().notNull().default(1200),
    /** Punches up to this one need no card. */
    cardsAfter: integer().notNull().default(0),
    /** Why nothing could be sent the last time, masked. */
    failure: text(),
    failedAt: timestamp({ withTimezone: true }),
    /** When the service could not be reached, oldest first; the last one may not be over yet. */
    outages: jsonb().$type<Outage[]>().notNull().default([]),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('a_branch_has_five_digits_at_most', sql`${table.branch} between 0 and 99999`),
    check('declares_at_a_time_of_day', sql`${table.declaresAt} between 0 and 1439`),
    check('knows_the_user_type', sql`${table.userType} in ('01', '02', '03')`),
    check(
      'production_is_switched_on_whole',
      sql`${table.target} <> 'production' or not ${table.isSending} or
      (${table.baseUrl} like 'https://%' and ${table.employerTaxNumber} is not null and ${table.username} <> '' and ${table.password} is not null)`,
    ),
  ],
);

/** Published days that wait for the hour at which the hotel declares. */
export const daysToDeclare = pgTable(
  'days_to_declare',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    day: date().notNull(),
    /** When they must be declared at the latest, whatever the hour. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    /** Somebody said that it is a day without work; otherwise it is not declared once its plan is empty. */
    isWithoutWork: boolean().notNull().default(false),
    askedBy: integer().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.day] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);

/** What was or will be declared to the state, one row per message; never deleted. */
export const declarations = pgTable(
  'declarations',
  {
    companyId: integer().notNull(),
    id: integer().notNull().default(sql`nextval('declaration_ids')`),
    kind: declarationKind().notNull(),
    source: declarationSource().notNull().default('hotel'),
    filing: declarationFiling().notNull().default('before'),
    employeeId: integer(),
    firstDay: date(),
    lastDay: date(),
    /** Identifies what is declared within the hotel. */
    key: text().notNull(),
    /** Schedules, overtime and leave only; for a weekly schedule the week that repeats. */
    days: jsonb().$type<DeclaredDay[]>(),
    /** All other kinds. */
    fact: jsonb().$type<CardFact | OptOutFact | CancelFact>(),
    /** The document as sent, sealed: it contains tax numbers. */
    sentBody: text(),
    code: text(),
    state: declarationState().notNull().default('queued'),
    protocol: text(),
    /** The number in the protocol: the higher of two in the same minute is the later one. */
    protocolNumber: bigint({ mode: 'number' }),
    submittedAt: timestamp({ withTimezone: true }),
    /** How often it was sent, or may have been. */
    attempts: smallint().notNull().default(0),
    /** An earlier transmission may have been accepted under a protocol that never arrived. */
    maybeTwice: boolean().notNull().default(false),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The message of the service or of this server, with tax numbers masked. */
    refusal: text(),
    /** Accepted weekly schedules only: the last day written to the calendars. */
    layerUntil: date(),
    dueAt: timestamp({ withTimezone: true }),
    askedBy: integer(),
    askedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    uniqueIndex('one_declaration_a_key').on(table.companyId, table.key),
    index('declarations_by_day').on(table.companyId, table.firstDay, table.lastDay),
    index('declarations_by_employee').on(table.companyId, table.employeeId, table.kind, table.firstDay),
    index('weekly_schedules')
      .on(table.companyId, table.employeeId, table.firstDay)
      .where(sql`${table.kind} = 'weeklySchedule'`),
    // Finds the next one to send, and any earlier one of the same person and kind, however many are waiting.
    index('declarations_in_turn')
      .on(table.companyId, sql`(${table.kind} <> 'workCard')`, table.askedAt, table.id)
      .where(sql`${table.state} in ('queued', 'unknown')`),
    index('declarations_before')
      .on(table.companyId, sql`coalesce(${table.employeeId}, 0)`, table.kind, table.askedAt, table.id)
      .where(sql`${table.state} in ('queued', 'sending', 'unknown')`),
    index('declarations_to_send')
      .on(table.companyId, table.nextAttemptAt)
      .where(sql`${table.state} in ('queued', 'sending', 'unknown')`),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('accepted_has_a_protocol', sql`${table.state} <> 'accepted' or ${table.protocol} is not null`),
    check(
      'about_somebody_has_days',
      sql`${table.employeeId} is null or (${table.firstDay} is not null and ${table.lastDay} is not null)`,
    ),
  ],
);
