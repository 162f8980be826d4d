import {
  declarationFilings,
  declarationKinds,
  declarationSources,
  declarationStates,
  erganiTargets,
} from '@horae/contract/declarations/declarations.contract';
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

/** No declaration ever gets the id of another. */
export const declarationIds = pgSequence('declaration_ids', { startWith: 1, maxValue: 2147483647 });

export const erganiTarget = pgEnum('ergani_target', erganiTargets);
export const declarationKind = pgEnum('declaration_kind', declarationKinds);
export const declarationState = pgEnum('declaration_state', declarationStates);
export const declarationFiling = pgEnum('declaration_filing', declarationFilings);
export const declarationSource = pgEnum('declaration_source', declarationSources);

/** How a hotel declares: to whom, as whom. */
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
    /** Months (`YYYY-MM`) whose changes are declared after the work. */
    afterwardsMonths: text().array().notNull().default(sql`'{}'`),
    /** People with fixed hours are declared by the week, and by date only where a day is otherwise. */
    weeklyForFixed: boolean().notNull().default(false),
    /** Punches up to this one need no card. */
    cardsAfter: integer().notNull().default(0),
    /** Why nothing could be sent the last time, masked. */
    failure: text(),
    failedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('a_branch_has_five_digits_at_most', sql`${table.branch} between 0 and 99999`),
    check('knows_the_user_type', sql`${table.userType} in ('01', '02', '03')`),
    check(
      'production_is_switched_on_whole',
      sql`${table.target} <> 'production' or not ${table.isSending} or
      (${table.baseUrl} like 'https://%' and ${table.employerTaxNumber} is not null and ${table.username} <> '' and ${table.password} is not null)`,
    ),
  ],
);

/** What was or is to be declared to the state, one row a message; it is never removed. */
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
    /** What is declared, told apart from all else the hotel declares. */
    key: text().notNull(),
    /** Of schedules, overtime and leave; of a weekly schedule the week that it repeats. */
    days: jsonb().$type<DeclaredDay[]>(),
    /** Of everything else. */
    fact: jsonb().$type<CardFact | OptOutFact | CancelFact>(),
    /** The document as it was sent, sealed: it names people by their tax numbers. */
    sentBody: text(),
    code: text(),
    state: declarationState().notNull().default('queued'),
    protocol: text(),
    /** The number in the protocol: of two of the same minute the higher came later. */
    protocolNumber: bigint({ mode: 'number' }),
    submittedAt: timestamp({ withTimezone: true }),
    /** How often it went out, or may have. */
    attempts: smallint().notNull().default(0),
    /** An earlier transmission may have been accepted under a protocol that nobody heard. */
    maybeTwice: boolean().notNull().default(false),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** In the words of the service or of the house, tax numbers masked. */
    refusal: text(),
    /** Of an accepted weekly schedule: the last day that the calendars have of it. */
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
    // Which is next, and whether anything of the same person and kind was asked for before it, however many wait.
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
