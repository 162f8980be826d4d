import type { Email } from '@horae/contract/office/emails';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { notFound } from '#platform/errors';
import { emails } from './email.table';

export type EmailRow = typeof emails.$inferSelect;

export const isEmail = (accountId: number, id: number) => and(eq(emails.accountId, accountId), eq(emails.id, id));

export const areEmails = (accountId: number, ids: number[]) =>
  and(eq(emails.accountId, accountId), inArray(emails.id, ids));

/** A mail in the shape of the wire. */
export function shown(row: EmailRow): Email {
  const { fromEmail, fromName, fromAvatar, accountId: _owner, letterId: _letter, answers: _answers, at, ...rest } = row;
  const { id, to, subject, cc, bcc, message, attachments, isStarred, labels, replies, folder, isRead } = rest;
  return {
    id,
    from: { email: fromEmail, name: fromName, avatar: fromAvatar },
    to,
    subject,
    cc,
    bcc,
    message,
    attachments,
    isStarred,
    labels,
    time: at.toISOString(),
    replies,
    folder,
    isRead,
  };
}

export async function rowOf(db: Database, accountId: number, id: number): Promise<EmailRow> {
  const [row] = await db.select().from(emails).where(isEmail(accountId, id));
  if (!row) throw notFound('Email');
  return row;
}

/** Locks the mails in a fixed order; throws if one is missing. */
export async function lockEmails(tx: Database, accountId: number, ids: number[]): Promise<EmailRow[]> {
  const wanted = [...new Set(ids)];
  const locked = await tx
    .select()
    .from(emails)
    .where(areEmails(accountId, wanted))
    .orderBy(asc(emails.accountId), asc(emails.id))
    .for('update');
  if (locked.length < wanted.length) throw notFound('Email');
  return locked;
}
