import { boolean, date, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';
import { companies } from '../../people/organisation/organisation.table';

/** Who has a plan on screen, for seconds only: the last screen of each account. */
export const planPresence = pgTable(
  'plan_presence',
  {
    companyId: integer()
      .notNull()
      .references(() => companies.companyId, { onDelete: 'cascade' }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    /** The person and day with the focus; somebody who is removed meanwhile is gone from it within seconds. */
    atEmployee: integer(),
    atDay: date(),
    isEditing: boolean().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.accountId] })],
);
