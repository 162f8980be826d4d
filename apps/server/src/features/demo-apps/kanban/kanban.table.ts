import type { Card } from '@horae/contract/demo-apps/kanban-cards';
import { index, integer, json, pgTable, text } from 'drizzle-orm/pg-core';

export const kanbanBoards = pgTable('kanban_boards', { id: integer().primaryKey(), title: text().notNull() });

/** Cards of all boards; the lowest position comes first. `dueDate` is stored as sent. */
export const kanbanTasks = pgTable(
  'kanban_tasks',
  {
    id: integer().primaryKey(),
    boardId: integer()
      .notNull()
      .references(() => kanbanBoards.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    labels: text().array().notNull(),
    dueDate: text(),
    attachments: json().$type<Card['attachments']>().notNull(),
    comments: json().$type<Card['comments']>().notNull(),
    assignedTo: json().$type<Card['assignedTo']>().notNull(),
    coverImage: text(),
    position: integer().notNull(),
  },
  (table) => [index().on(table.boardId)],
);
