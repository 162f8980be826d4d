import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { emails } from './email.table';

/** The number of unread mails in the inbox of an account. */
export const countUnreadMails = (db: Database, accountId: number): Promise<number> =>
  db.$count(emails, and(eq(emails.accountId, accountId), eq(emails.folder, 'inbox'), eq(emails.isRead, false)));
