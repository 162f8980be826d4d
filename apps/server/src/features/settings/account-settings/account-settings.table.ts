import type { AccountSettings } from '@horae/contract/settings/account-settings';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';

type Social = AccountSettings['social'];

/** An account's settings besides its names and e-mail; no row means that nothing is set. */
export const accountSettings = pgTable('account_settings', {
  accountId: integer()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  company: text().notNull().default(''),
  info: jsonb().$type<Partial<AccountSettings['info']>>().notNull().default({}),
  socialLinks: jsonb().$type<Partial<Social['socialLinks']>>().notNull().default({}),
  connections: jsonb().$type<Partial<Social['connections']>>().notNull().default({}),
  notification: jsonb().$type<Partial<AccountSettings['notification']>>().notNull().default({}),
});
