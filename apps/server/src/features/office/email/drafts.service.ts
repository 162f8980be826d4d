import type { Draft, DraftContent } from '@horae/contract/office/outgoing-email';
import { eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { cleanHtml } from '#platform/clean-html';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { nextId } from '#platform/next-id';
import { attachedFiles, keepFiles } from './attachments.service';
import { emails } from './email.table';
import { type EmailRow, isEmail, lockEmails, rowOf, shown } from './mailbox';
import { senderOf } from './sender';

export async function readDraft(db: Database, accountId: number, id: number): Promise<Draft> {
  const row = await rowOf(db, accountId, id);
  if (row.folder !== 'draft') throw notFound('Draft');
  return draftOf(db, row);
}

export async function addDraft(tx: Database, accountId: number, draft: DraftContent): Promise<Draft> {
  const sender = await senderOf(tx, accountId);
  const id = await nextId(tx, emails, emails.id, eq(emails.accountId, accountId));
  const row = {
    ...sender,
    ...(await written(tx, accountId, draft)),
    accountId,
    id,
    at: new Date(),
    folder: 'draft' as const,
    isRead: true,
  };
  const [added] = await tx.insert(emails).values(row).returning();
  await keepFiles(tx, added!);
  await announce(tx, 'email', accountId);
  return draftOf(tx, added!);
}

/** Changes a draft; `check` receives it as it is, locked. */
export function updateDraft(
  db: Database,
  accountId: number,
  { id, ...draft }: DraftContent & { id: number },
  check: (now: Draft) => void,
): Promise<Draft> {
  return inTransaction(db, async (tx) => {
    const [locked] = await lockEmails(tx, accountId, [id]);
    if (!locked || locked.folder !== 'draft') throw notFound('Draft');
    check(await draftOf(tx, locked));
    const [changed] = await tx
      .update(emails)
      .set({ ...(await written(tx, accountId, draft)), at: new Date() })
      .where(isEmail(accountId, id))
      .returning();
    await keepFiles(tx, changed!);
    await announce(tx, 'email', accountId);
    return draftOf(tx, changed!);
  });
}

async function written(tx: Database, accountId: number, draft: DraftContent) {
  const { to, cc, bcc, subject, message, attachments, answers } = draft;
  const answered = answers && (await mailAt(tx, accountId, answers.id));
  const files = await attachedFiles(tx, attachments, answered?.attachments ?? []);
  const letter = { to, cc, bcc, subject, message: cleanHtml(message), attachments: files };
  return { ...letter, ...(answered && { answers }) };
}

/** The mail it answers may have been deleted since; the draft stays. */
async function draftOf(db: Database, row: EmailRow): Promise<Draft> {
  const { answers } = row;
  const isThere = answers && (await mailAt(db, row.accountId, answers.id)) !== undefined;
  return { email: shown(row), answers: isThere ? answers : null };
}

async function mailAt(db: Database, accountId: number, id: number): Promise<EmailRow | undefined> {
  const [row] = await db.select().from(emails).where(isEmail(accountId, id));
  return row;
}
