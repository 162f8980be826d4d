import { momentOf } from '@horae/contract/moment';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { todoTasks as tasks } from './todo.table';

/** The number of open tasks of an account that are due by the end of a day. */
export async function countDueTasks(db: Database, accountId: number, day: string): Promise<number> {
  const due = await db
    .select({ dueDate: tasks.dueDate })
    .from(tasks)
    .where(
      and(
        eq(tasks.accountId, accountId),
        eq(tasks.isCompleted, false),
        eq(tasks.isDeleted, false),
        isNotNull(tasks.dueDate),
      ),
    );
  // Due dates are stored as sent, with and without a time or an offset.
  const end = Date.parse(`${day}T23:59:59.999Z`);
  return due.filter(({ dueDate }) => momentOf(dueDate!) <= end).length;
}
