import type { Card, CardChange, NewCard } from '@horae/contract/demo-apps/kanban-cards';
import { asc, eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { nextId } from '#platform/next-id';
import { accounts } from '../../core/session/session.table';
import { kanbanBoards, kanbanTasks } from './kanban.table';
import { moveTo } from './kanban-order';

type CardRow = typeof kanbanTasks.$inferSelect;

export async function listTasks(db: Database): Promise<Card[]> {
  const rows = await db.select().from(kanbanTasks).orderBy(asc(kanbanTasks.position));
  return rows.map(shown);
}

export async function readTask(db: Database, id: number): Promise<Card> {
  const [row] = await db.select().from(kanbanTasks).where(eq(kanbanTasks.id, id));
  if (!row) throw notFound('Task');
  return shown(row);
}

export async function addTask(tx: Database, card: NewCard): Promise<Card> {
  await keepBoard(tx, card.boardId);
  const id = await nextId(tx, kanbanTasks, kanbanTasks.id);
  const last = sql<number>`(select coalesce(max(${kanbanTasks.position}), 0) + 1 from ${kanbanTasks})`;
  const [added] = await tx
    .insert(kanbanTasks)
    .values({ ...card, id, position: last })
    .returning();
  await announce(tx, 'kanban', 'admins');
  return shown(added!);
}

/** Changes a card; `check` receives it as it is, locked. */
export function updateTask(db: Database, { id, ...change }: CardChange, check: (now: Card) => void): Promise<Card> {
  return inTransaction(db, async (tx) => {
    // Locks the board before the card, in the same order as deleting a board.
    if (change.boardId !== undefined) await keepBoard(tx, change.boardId);
    return changeLocked(tx, id, (now) => {
      check(now);
      return change;
    });
  });
}

/** Adds a comment in the name of the account. */
export async function addComment(tx: Database, accountId: number, taskId: number, comment: string): Promise<Card> {
  const author = { name: accounts.fullName, avatar: accounts.avatar };
  const [account] = await tx.select(author).from(accounts).where(eq(accounts.id, accountId));
  const added = { name: account?.name ?? '', img: account?.avatar ?? '', comment };
  return changeLocked(tx, taskId, ({ comments }) => ({ comments: [...comments, added] }));
}

/** Moves the card to the position of the target; returns all cards in their new order. */
export function reorderTasks(db: Database, { taskId, targetTaskId }: { taskId: number; targetTaskId: number }) {
  return inTransaction(db, async (tx) => {
    await moveTo(tx, taskId, targetTaskId);
    if (taskId !== targetTaskId) await announce(tx, 'kanban', 'admins');
    return listTasks(tx);
  });
}

export function removeTask(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const removed = await tx.delete(kanbanTasks).where(eq(kanbanTasks.id, id)).returning({ id: kanbanTasks.id });
    if (removed.length === 0) throw notFound('Task');
    await announce(tx, 'kanban', 'admins');
  });
}

async function changeLocked(tx: Database, id: number, changeOf: (now: Card) => Partial<CardRow>): Promise<Card> {
  // Locks the table before the row: a transaction holding a card must not queue behind an insert that waits for a
  // reorder of that card.
  await tx.execute(sql`lock table ${kanbanTasks} in row exclusive mode`);
  const [locked] = await tx.select().from(kanbanTasks).where(eq(kanbanTasks.id, id)).for('update');
  if (!locked) throw notFound('Task');
  const change = changeOf(shown(locked));
  if (Object.keys(change).length === 0) return shown(locked);
  const [changed] = await tx.update(kanbanTasks).set(change).where(eq(kanbanTasks.id, id)).returning();
  await announce(tx, 'kanban', 'admins');
  return shown(changed!);
}

/** Keeps the board from being deleted until the transaction ends. */
async function keepBoard(tx: Database, id: number): Promise<void> {
  const [board] = await tx.select().from(kanbanBoards).where(eq(kanbanBoards.id, id)).for('share');
  if (!board) throw notFound('Board');
}

function shown({ position: _place, coverImage, ...card }: CardRow): Card {
  return coverImage === null ? card : { ...card, coverImage };
}
