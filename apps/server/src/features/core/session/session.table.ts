import type { OwnLanguage } from '@horae/contract/languages';
import { grantScopes } from '@horae/contract/settings/account-grants';
import { accountRoles, passwordLinkKinds } from '@horae/contract/settings/accounts.contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';

export const accountRole = pgEnum('account_role', accountRoles);

export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey(),
    /** Null for those who have none: they log in by their login name. */
    email: text(),
    /** Folded as `loginNameOf` writes it; null for those who log in by e-mail alone. */
    loginName: text().unique('accounts_by_login_name'),
    username: text().notNull(),
    fullName: text().notNull(),
    avatar: text(),
    role: accountRole().notNull(),
    /** Null while an invitation is open. */
    passwordHash: text(),
    /** Null until one is chosen. */
    language: text().$type<OwnLanguage>(),
    /** The hotel it last worked in, where its next login leads; null until one is chosen. */
    lastHotelId: integer().references(() => companies.companyId, { onDelete: 'set null' }),
    isDemo: boolean().notNull().default(false),
    /** False from a registration until a link mailed to the address was opened; until then others may have the address. */
    isConfirmed: boolean().notNull().default(true),
    /** Disabled since; null while the account may log in. */
    disabledAt: timestamp({ withTimezone: true }),
    lastLoginAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('accounts_by_email').on(sql`lower(${table.email})`),
    check('can_be_named_at_login', sql`${table.email} is not null or ${table.loginName} is not null`),
    check('is_a_language', sql`${table.language} in ('en', 'el', 'sq')`),
  ],
);

/** The part of a hotel that an account may see. */
export const grantScope = pgEnum('grant_scope', grantScopes);

/** The hotels that a client account may use, with scope and rights; administrators may use all hotels fully. */
export const accountHotels = pgTable(
  'account_hotels',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    scope: grantScope().notNull().default('hotel'),
    /** The organisation units and departments of the scope `places`; it is the union of them. */
    unitIds: integer().array().notNull().default([]),
    departmentIds: integer().array().notNull().default([]),
    /** The employee of the hotel that the account belongs to. */
    employeeId: integer(),
    mayClock: boolean().notNull().default(false),
    mayApprove: boolean().notNull().default(true),
    mayPlan: boolean().notNull().default(false),
    mayPayroll: boolean().notNull().default(false),
    /** Whether the account may see rates of pay and amounts of money, of those whose time sheets it may see. */
    maySeePay: boolean().notNull().default(false),
    /** Whether the account may write mail to addresses outside its hotels. */
    mayMail: boolean().notNull().default(false),
    /** Whether it administers the hotel: people, imports, accounts, clock devices and settings of this hotel alone. */
    mayAdminister: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.accountId] }),
    index().on(table.accountId),
    uniqueIndex('one_account_of_an_employee').on(table.companyId, table.employeeId),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check(
      'a_scope_of_places_has_some',
      sql`(${table.scope} = 'places') = (cardinality(${table.unitIds}) + cardinality(${table.departmentIds}) > 0)`,
    ),
    check('administrators_see_their_hotel', sql`not ${table.mayAdminister} or ${table.scope} = 'hotel'`),
    check('a_scope_of_oneself_has_an_employee', sql`${table.scope} <> 'self' or ${table.employeeId} is not null`),
  ],
);

/** One row per login: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What the browser says it is (user agent). */
    agent: text().notNull().default(''),
    /** When the person last proved who they are: at the login, or when asked again. */
    provenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.accountId)],
);

/** Refresh tokens by the hash of their id; `firstUsedAt` starts the grace period in which a used one still works. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    firstUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.sessionId), index().on(table.expiresAt)],
);

/** In which browsers an account has logged in, by the hash of the browser's cookie. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] }), index().on(table.lastAt)],
);

export const passwordLinkKind = pgEnum('password_link_kind', passwordLinkKinds);

/** Links for choosing a password, by the hash of their secret. */
export const passwordResets = pgTable('password_resets', {
  hash: text().primaryKey(),
  kind: passwordLinkKind().notNull().default('reset'),
  accountId: integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
});

/** The e-mail an account wants, by the hash of the secret posted there; applied once the link is opened. */
export const emailChanges = pgTable('email_changes', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  hash: text().notNull().unique(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  postedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** How many links were posted in a row, each within an hour of the previous one. */
  posted: smallint().notNull().default(1),
});
