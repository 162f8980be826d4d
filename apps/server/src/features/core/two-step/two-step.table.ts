import { passkeyPurposes } from '@horae/contract/core/passkeys';
import { twoStepRequirements } from '@horae/contract/core/two-step-state';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { accounts } from '../session/session.table';

const ofAccount = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** The authenticator app of an account. */
export const authenticatorApps = pgTable('authenticator_apps', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Sealed with the key of this installation; null until a code was confirmed. */
  secret: text(),
  /** The time step of the last code used: no code is valid twice. */
  lastStep: integer().notNull().default(0),
  /** Sealed; a new secret that awaits its first code. */
  pendingSecret: text(),
  pendingUntil: timestamp({ withTimezone: true }),
});

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: ofAccount(),
    name: text().notNull(),
    /** As the authenticator names it, in base64url. */
    credentialId: text().notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says it was used; 0 if it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.accountId)],
);

/** Ten codes for a lost phone; the number of a code is its first digit. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: ofAccount(),
    number: smallint().notNull(),
    hash: text().notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.number] })],
);

/** Logins whose password was right and whose second step is open, by the hash of their ticket. */
export const loginTickets = pgTable(
  'login_tickets',
  {
    hash: text().primaryKey(),
    accountId: ofAccount(),
    /** The hash of the password hash: a new password ends the ticket. */
    passwordMark: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

export const passkeyPurpose = pgEnum('passkey_purpose', passkeyPurposes);

/** Challenges that a passkey has not answered yet, by their hash. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    accountId: ofAccount(),
    purpose: passkeyPurpose().notNull(),
    /** The hash of the login ticket or the id of the session that asked for it. */
    heldBy: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.accountId), index().on(table.expiresAt)],
);

export const twoStepRequirement = pgEnum('two_step_requirement', twoStepRequirements);

/** A single row: who must have two-step verification. */
export const twoStepPolicy = pgTable(
  'two_step_policy',
  { id: smallint().primaryKey().default(1), requiredOf: twoStepRequirement().notNull() },
  (table) => [check('one_two_step_policy', sql`${table.id} = 1`)],
);
