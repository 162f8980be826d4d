import type { Board } from '@horae/contract/demo-apps/kanban-cards';
import { asc, eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { nextId } from '#platform/next-id';
import { kanbanBoards, kanbanTasks } from './kanban.table';
import { lockOrder } from './kanban-order';

export function listBoards(db: Database): Promise<Board[]> {
  return db.select().from(kanbanBoards).orderBy(asc(kanbanBoards.id));
}

export async function readBoard(db: Database, id: number): Promise<Board> {
  const [board] = await db.select().from(kanbanBoards).where(eq(kanbanBoards.id, id));
  if (!board) throw notFound('Board');
  return board;
}

export async function addBoard(tx: Database, title: string): Promise<Board> {
  const board = { id: await nextId(tx, kanbanBoards, kanbanBoards.id), title };
  await tx.insert(kanbanBoards).values(board);
  await announce(tx, 'kanban', 'admins');
  return board;
}

/** Changes the title of a board; `check` receives the board as it is, locked. */
export function renameBoard(db: Database, { id, title }: Board, check: (now: Board) => void): Promise<Board> {
  return inTransaction(db, async (tx) => {
    check(await holdBoard(tx, id));
    await tx.update(kanbanBoards).set({ title }).where(eq(kanbanBoards.id, id));
    await announce(tx, 'kanban', 'admins');
    return { id, title };
  });
}

export function removeBoard(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx);
    await holdBoard(tx, id);
    await tx.delete(kanbanBoards).where(eq(kanbanBoards.id, id));
    await announce(tx, 'kanban', 'admins');
  });
}

export function clearBoard(db: Database, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockOrder(tx);
    await holdBoard(tx, id);
    await tx.delete(kanbanTasks).where(eq(kanbanTasks.boardId, id));
    await announce(tx, 'kanban', 'admins');
  });
}

async function holdBoard(tx: Database, id: number): Promise<Board> {
  const [board] = await tx.select().from(kanbanBoards).where(eq(kanbanBoards.id, id)).for('update');
  if (!board) throw notFound('Board');
  return board;
}
