import type { DraftContent, Email } from '@horae/contract/email.contract';
import { eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { cleanHtml } from '#platform/clean-html';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { nextId } from '#platform/next-id';
import { attachedFiles, keepFiles } from './attachments.service';
import { emails } from './email.table';
import { holdEmails, isEmail, rowOf, shown } from './mailbox';
import { senderOf } from './sender';

export async function readDraft(db: Database, accountId: number, id: number): Promise<Email> {
  const row = await rowOf(db, accountId, id);
  if (row.folder !== 'draft') throw notFound('Draft');
  return shown(row);
}

export async function addDraft(tx: Database, accountId: number, draft: DraftContent): Promise<Email> {
  const sender = await senderOf(tx, accountId);
  const id = await nextId(tx, emails, emails.id, eq(emails.accountId, accountId));
  const row = {
    ...sender,
    ...(await written(tx, draft)),
    accountId,
    id,
    at: new Date(),
    folder: 'draft' as const,
    isRead: true,
  };
  const [added] = await tx.insert(emails).values(row).returning();
  await keepFiles(tx, added!);
  await announce(tx, 'email', accountId);
  return shown(added!);
}

/** `check` sees the draft as it is, locked, before it changes. */
export function updateDraft(
  db: Database,
  accountId: number,
  { id, ...draft }: DraftContent & { id: number },
  check: (now: Email) => void,
): Promise<Email> {
  return inTransaction(db, async (tx) => {
    const [held] = await holdEmails(tx, accountId, [id]);
    if (!held || held.folder !== 'draft') throw notFound('Draft');
    check(shown(held));
    const [changed] = await tx
      .update(emails)
      .set({ ...(await written(tx, draft)), at: new Date() })
      .where(isEmail(accountId, id))
      .returning();
    await keepFiles(tx, changed!);
    await announce(tx, 'email', accountId);
    return shown(changed!);
  });
}

async function written(tx: Database, { to, cc, bcc, subject, message, attachments }: DraftContent) {
  const files = await attachedFiles(tx, attachments, []);
  return { to, cc, bcc, subject, message: cleanHtml(message), attachments: files };
}
