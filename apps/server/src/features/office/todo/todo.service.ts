import { momentOf } from '@horae/contract/moment';
import type { NewTask, Task, TaskChange, TaskQuery } from '@horae/contract/office/todo.contract';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { holdsText, isChoice, sortedBy } from '#platform/list';
import { nextId } from '#platform/next-id';
import { todoTasks } from './todo.table';

const { accountId: _owner, ...shown } = getTableColumns(todoTasks);

export async function listTasks(db: Database, accountId: number, query: TaskQuery): Promise<Task[]> {
  const { q, filter, tag, sortBy } = query;
  const found = (await tasksOf(db, accountId)).filter(
    (task) =>
      isInFilter(task, filter?.toLowerCase()) &&
      (tag === undefined || task.tags.some((own) => isChoice(tag, own))) &&
      holdsText(q, [task.title]),
  );
  return sorted(found, sortBy);
}

export async function countTasks(db: Database, accountId: number) {
  const tasks = await tasksOf(db, accountId);
  const kept = tasks.filter((task) => !task.isDeleted);
  const open = kept.filter((task) => !task.isCompleted);
  const tagged = (tag: Task['tags'][number]) => open.filter((task) => task.tags.includes(tag)).length;
  return {
    open: open.length,
    important: open.filter((task) => task.isImportant).length,
    completed: kept.length - open.length,
    deleted: tasks.length - kept.length,
    tags: {
      update: tagged('update'),
      team: tagged('team'),
      low: tagged('low'),
      medium: tagged('medium'),
      high: tagged('high'),
    },
  };
}

export async function readTask(db: Database, accountId: number, id: number): Promise<Task> {
  const [task] = await db.select(shown).from(todoTasks).where(isTask(accountId, id));
  if (!task) throw notFound('Task');
  return task;
}

export async function addTask(tx: Database, accountId: number, task: NewTask): Promise<Task> {
  const id = await nextId(tx, todoTasks, todoTasks.id, eq(todoTasks.accountId, accountId));
  const [added] = await tx
    .insert(todoTasks)
    .values({ ...task, accountId, id })
    .returning(shown);
  await announce(tx, 'todo', accountId);
  return added!;
}

/** Changes a task; `check` receives it as it is, locked. */
export function updateTask(
  db: Database,
  accountId: number,
  { id, ...change }: TaskChange,
  check: (now: Task) => void = () => undefined,
): Promise<Task> {
  return inTransaction(db, async (tx) => {
    const [locked] = await tx.select(shown).from(todoTasks).where(isTask(accountId, id)).for('update');
    if (!locked) throw notFound('Task');
    check(locked);
    if (Object.keys(change).length === 0) return locked;
    const [changed] = await tx.update(todoTasks).set(change).where(isTask(accountId, id)).returning(shown);
    await announce(tx, 'todo', accountId);
    return changed!;
  });
}

const isTask = (accountId: number, id: number) => and(eq(todoTasks.accountId, accountId), eq(todoTasks.id, id));

function tasksOf(db: Database, accountId: number): Promise<Task[]> {
  return db.select(shown).from(todoTasks).where(eq(todoTasks.accountId, accountId)).orderBy(asc(todoTasks.id));
}

function isInFilter(task: Task, filter: string | undefined): boolean {
  if (filter === 'deleted') return task.isDeleted;
  if (task.isDeleted) return false;
  if (filter === 'important') return task.isImportant;
  if (filter === 'completed') return task.isCompleted;
  return filter === undefined;
}

function sorted(tasks: Task[], sortBy: TaskQuery['sortBy']): Task[] {
  switch (sortBy) {
    case 'latest':
      return sortedBy(tasks, ({ id }) => id, 'desc');
    case 'title-asc':
      return sortedBy(tasks, ({ title }) => title, 'asc', 'desc');
    case 'title-desc':
      return sortedBy(tasks, ({ title }) => title, 'desc', 'desc');
    case 'assignee':
      return sortedBy(tasks, ({ assignee }) => assignee?.fullName, 'asc', 'desc');
    case 'due-date':
      return sortedBy(tasks, ({ dueDate }) => dueDate && momentOf(dueDate), 'asc', 'desc');
  }
}
