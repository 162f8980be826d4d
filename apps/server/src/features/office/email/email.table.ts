import type { Email, EmailReply } from '@horae/contract/office/emails';
import type { OutgoingEmail } from '@horae/contract/office/outgoing-email';
import {
  boolean,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { accounts } from '../../core/session/session.table';

/** The mailbox of each account. Copies of one letter share a `letterId`. */
export const emails = pgTable(
  'emails',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: integer().notNull(),
    letterId: uuid().notNull().defaultRandom(),
    fromEmail: text().notNull(),
    fromName: text().notNull(),
    fromAvatar: text().notNull(),
    to: json('addressees').$type<Email['to']>().notNull(),
    subject: text().notNull(),
    cc: text().array().notNull(),
    bcc: text().array().notNull(),
    message: text().notNull(),
    attachments: json().$type<Email['attachments']>().notNull(),
    isStarred: boolean().notNull().default(false),
    labels: text().array().$type<Email['labels']>().notNull().default([]),
    at: timestamp({ withTimezone: true }).notNull(),
    replies: json().$type<EmailReply[]>().notNull().default([]),
    folder: text().$type<Email['folder']>().notNull(),
    isRead: boolean().notNull(),
    /** The mail in the same mailbox that a draft will reply to or forward. */
    answers: json().$type<NonNullable<OutgoingEmail['answers']>>(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index().on(table.accountId, table.folder, table.at, table.id),
    index().on(table.letterId),
  ],
);

/** To how many addresses an account has written since the moment when its current hour of sending began. */
export const mailCounts = pgTable('mail_counts', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  addresses: integer().notNull(),
});

/** Where a sent mail went: to a mailbox here, or to the outbox for external addresses. */
export const emailDeliveries = pgTable(
  'email_deliveries',
  {
    accountId: integer().notNull(),
    emailId: integer().notNull(),
    address: text().notNull(),
    outboxId: integer().references(() => mailOutbox.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.emailId, table.address] }),
    foreignKey({
      name: 'email_deliveries_email_fk',
      columns: [table.accountId, table.emailId],
      foreignColumns: [emails.accountId, emails.id],
    }).onDelete('cascade'),
  ],
);
