import type { User } from '@horae/contract/demo-apps/users.contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The list of users that administrators keep; unrelated to login accounts. */
export const users = pgTable('users', {
  id: integer().primaryKey(),
  billing: text().notNull(),
  fullName: text().notNull(),
  company: text().notNull(),
  role: text().$type<User['role']>().notNull(),
  username: text().notNull(),
  country: text().notNull(),
  contact: text().notNull(),
  email: text().notNull(),
  currentPlan: text().$type<User['currentPlan']>().notNull(),
  status: text().$type<User['status']>().notNull(),
  avatar: text().notNull(),
});
