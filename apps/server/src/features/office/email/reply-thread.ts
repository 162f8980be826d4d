import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { keepFiles } from './attachments.service';
import { emails } from './email.table';
import { type EmailRow, isEmail, shown } from './mailbox';

interface Thread {
  letterId: string | undefined;
  draft: { accountId: number; id: number } | undefined;
}

/** Locks the draft and the copies of the letter being replied to, in a fixed order; returns the copies. */
export async function holdThread(tx: Database, owners: number[], { letterId, draft }: Thread): Promise<EmailRow[]> {
  if (!letterId && !draft) return [];
  const isDraft = draft && and(isEmail(draft.accountId, draft.id), eq(emails.folder, 'draft'));
  const isCopy =
    letterId === undefined ? undefined : and(inArray(emails.accountId, owners), eq(emails.letterId, letterId));
  const locked = await tx
    .select()
    .from(emails)
    .where(or(isDraft, isCopy))
    .orderBy(asc(emails.accountId), asc(emails.id))
    .for('update');
  const hasDraft = locked.some(
    (row) => row.accountId === draft?.accountId && row.id === draft.id && row.folder === 'draft',
  );
  if (draft && !hasDraft) throw notFound('Draft');
  return locked.filter((row) => row.letterId === letterId);
}

/** Adds the reply below the letter in a mailbox that has both. */
export async function appendReply(tx: Database, original: EmailRow, copies: EmailRow[]): Promise<void> {
  const copy = copies.find(({ accountId }) => accountId === original.accountId);
  if (!copy) return;
  const { id, from, to, subject, cc, bcc, message, attachments, time } = shown(copy);
  const reply = { id, from, to, subject, cc, bcc, message, attachments, time };
  const replies = [...original.replies, reply];
  await tx.update(emails).set({ replies }).where(isEmail(original.accountId, original.id));
  if (attachments.length > 0) await keepFiles(tx, { ...original, replies });
}
