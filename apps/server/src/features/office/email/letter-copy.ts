import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { nextId } from '#platform/next-id';
import { keepFiles } from './attachments.service';
import { emails } from './email.table';
import type { EmailRow } from './mailbox';

/** What the copies of a mail share. */
export type Letter = Omit<typeof emails.$inferInsert, 'accountId' | 'id' | 'folder' | 'isRead' | 'answers'>;

/** Adds a copy of a letter to a folder of an account. */
export async function insertCopy(
  tx: Database,
  letter: Letter,
  place: Pick<EmailRow, 'accountId' | 'folder' | 'isRead'>,
): Promise<EmailRow> {
  const id = await nextId(tx, emails, emails.id, eq(emails.accountId, place.accountId));
  const [added] = await tx
    .insert(emails)
    .values({ ...letter, ...place, id })
    .returning();
  await keepFiles(tx, added!);
  return added!;
}
