import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mail to the outside; `sentAt` stays empty while no mail server has taken it. */
export const mailOutbox = pgTable('mail_outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text(),
  replyTo: text(),
  /** Stored files that go along, by their addresses. */
  files: json().$type<{ name: string; address: string }[]>().notNull().default([]),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp({ withTimezone: true }),
  failure: text(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** Whose password can be chosen by the link in it. */
  linkOf: integer(),
  /** When an administrator took it out unsent. */
  withdrawnAt: timestamp({ withTimezone: true }),
});
