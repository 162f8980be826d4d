import type {
  SecurityEventKind,
  SecurityEventOutcome,
  SecurityEventSubject,
} from '@horae/contract/settings/security-event-kinds';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Plain values that explain an event; never a secret, a name or what somebody typed. */
export type SecurityFacts = Record<string, string | number | boolean | null>;

/** Logins, refusals, changes of rights and exports; rows are only added, but failures alike within a minute are counted in one. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Not the start of the transaction: the feed relies on later ids having later moments. */
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    lastAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    count: integer().notNull().default(1),
    kind: text().$type<SecurityEventKind>().notNull(),
    outcome: text().$type<SecurityEventOutcome>().notNull(),
    /** Who acted, if known. */
    accountId: integer(),
    /** Masked. */
    email: text(),
    address: text(),
    agent: text(),
    /** Null for no hotel. */
    companyId: integer(),
    subject: text().$type<SecurityEventSubject>(),
    subjectId: integer(),
    facts: jsonb().$type<SecurityFacts>().notNull().default({}),
  },
  (table) => [
    index().on(table.at),
    index().on(table.kind, table.at),
    index().on(table.accountId, table.at),
    index().on(table.subject, table.subjectId),
  ],
);
