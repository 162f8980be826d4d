import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { companies } from '../organisation/organisation.table';

export const accountRole = pgEnum('account_role', ['admin', 'client']);

export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey(),
    email: text().notNull(),
    username: text().notNull(),
    fullName: text().notNull(),
    avatar: text(),
    role: accountRole().notNull(),
    passwordHash: text().notNull(),
    isDemo: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('accounts_by_email').on(sql`lower(${table.email})`)],
);

/** The hotels a client account may use; an administrator may use all. */
export const accountHotels = pgTable(
  'account_hotels',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    mayApprove: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.accountId] }), index().on(table.accountId)],
);

/** One row a login: the family of its refresh tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.accountId)],
);

/** Refresh tokens by the hash of their id; `firstUsedAt` starts the grace in which a used one still serves. */
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

export const loginFailures = pgTable(
  'login_failures',
  { email: text().notNull(), address: text().notNull(), at: timestamp({ withTimezone: true }).notNull().defaultNow() },
  (table) => [index().on(table.address, table.at)],
);

export const passwordResets = pgTable('password_resets', {
  hash: text().primaryKey(),
  accountId: integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
  usedAt: timestamp({ withTimezone: true }),
});
