import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';

type Status = 'online' | 'offline' | 'busy' | 'away';

const ownerId = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/** An account as others see it in the chat. */
export const chatProfiles = pgTable('chat_profiles', {
  accountId: ownerId().primaryKey(),
  jobTitle: text().notNull(),
  about: text().notNull(),
  status: text().$type<Status>().notNull(),
  isTwoStepOn: boolean().notNull().default(false),
  isNotificationsOn: boolean().notNull().default(true),
});

/**
 * Sample people, and the accounts with which an account has a chat; the other accounts of its hotels are contacts
 * without a row. A linked contact shows the profile of its account.
 */
export const chatContacts = pgTable(
  'chat_contacts',
  {
    accountId: ownerId(),
    id: integer().notNull(),
    linkedAccountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    fullName: text().notNull(),
    jobTitle: text().notNull(),
    about: text().notNull(),
    status: text().$type<Status>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('chat_contacts_linked').on(table.accountId, table.linkedAccountId),
    index().on(table.linkedAccountId),
  ],
);

/** An account's side of a conversation; one per contact. */
export const chats = pgTable(
  'chats',
  {
    accountId: ownerId(),
    id: integer().notNull(),
    contactId: integer().notNull(),
    unseen: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    uniqueIndex('chats_by_contact').on(table.accountId, table.contactId),
    foreignKey({
      name: 'chats_contact_fk',
      columns: [table.accountId, table.contactId],
      foreignColumns: [chatContacts.accountId, chatContacts.id],
    }).onDelete('cascade'),
  ],
);

/** Each side keeps its own copy of a message. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    accountId: integer().notNull(),
    chatId: integer().notNull(),
    position: integer().generatedAlwaysAsIdentity(),
    message: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    isOwn: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.chatId, table.position] }),
    foreignKey({
      name: 'chat_messages_chat_fk',
      columns: [table.accountId, table.chatId],
      foreignColumns: [chats.accountId, chats.id],
    }).onDelete('cascade'),
  ],
);
