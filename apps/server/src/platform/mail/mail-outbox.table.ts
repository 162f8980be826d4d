import { integer, json, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Outgoing mail; `sentAt` is null until a mail server has accepted it. */
export const mailOutbox = pgTable('mail_outbox', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text(),
  replyTo: text(),
  /** Attached stored files, by their addresses. */
  files: json().$type<{ name: string; address: string }[]>().notNull().default([]),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  sentAt: timestamp({ withTimezone: true }),
  failure: text(),
  attempts: integer().notNull().default(0),
  nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** How many attempts ended without an answer, so that the mail may have arrived each time. */
  doubts: integer().notNull().default(0),
  /** A server is sending it, until then at most. */
  sendingUntil: timestamp({ withTimezone: true }),
  /** The account whose password or e-mail the link in the mail sets. */
  linkOf: integer(),
  /** When it was withdrawn unsent. */
  withdrawnAt: timestamp({ withTimezone: true }),
});
