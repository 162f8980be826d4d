import { momentOf } from '@horae/contract/moment';
import { and, count, eq, isNotNull, sum } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { chats } from '../../office/chat/chat.table';
import { emails } from '../../office/email/email.table';
import { todoTasks as tasks } from '../../office/todo/todo.table';

/** Counts what waits for an account: shown at the bell and in the menu. */
export async function countWaiting(db: Database, accountId: number, day: string) {
  const [mails, messages, due] = await Promise.all([
    db
      .select({ count: count() })
      .from(emails)
      .where(and(eq(emails.accountId, accountId), eq(emails.folder, 'inbox'), eq(emails.isRead, false))),
    db
      .select({ unseen: sum(chats.unseen) })
      .from(chats)
      .where(eq(chats.accountId, accountId)),
    db
      .select({ dueDate: tasks.dueDate })
      .from(tasks)
      .where(
        and(
          eq(tasks.accountId, accountId),
          eq(tasks.isCompleted, false),
          eq(tasks.isDeleted, false),
          isNotNull(tasks.dueDate),
        ),
      ),
  ]);
  // Due dates are stored as sent, with and without a time or an offset.
  const end = Date.parse(`${day}T23:59:59.999Z`);
  return {
    unreadMails: mails[0]?.count ?? 0,
    unseenMessages: Number(messages[0]?.unseen ?? 0),
    dueTasks: due.filter(({ dueDate }) => momentOf(dueDate!) <= end).length,
  };
}
