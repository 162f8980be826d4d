import { boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';

/** Whether an answer of the FAQ or the knowledge base helped an account. */
export const answerOpinions = pgTable(
  'answer_opinions',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    answer: text().notNull(),
    isHelpful: boolean().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.answer] })],
);
