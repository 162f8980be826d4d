import type { Task } from '@horae/contract/office/todo.contract';
import { boolean, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from '../../core/session/session.table';

/** Tasks of one account; deleted ones are kept. `dueDate` is stored as sent. */
export const todoTasks = pgTable(
  'todo_tasks',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: integer().notNull(),
    title: text().notNull(),
    dueDate: text(),
    description: text().notNull(),
    assignee: json().$type<Task['assignee']>(),
    tags: text().array().$type<Task['tags']>().notNull(),
    isCompleted: boolean().notNull(),
    isDeleted: boolean().notNull(),
    isImportant: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] })],
);
