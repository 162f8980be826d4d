import { and, asc, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SendMailOptions } from 'nodemailer';
import { type Database, inTransaction } from '../database';
import { uploadPath } from '../uploads/upload-store';
import { mailOutbox } from './mail-outbox.table';
import { type Outcome, openMailServer } from './mail-server';
import { isWaiting, mostAttempts, releaseFiles } from './outbox';

export interface Sender {
  smtpUrl: string;
  from: { name: string; address: string };
  /** The directory of stored files. */
  uploads: string;
}

type StoredMail = typeof mailOutbox.$inferSelect;

/** A mail that may have arrived is sent once more; after that a person decides. */
const mostDoubts = 2;

const isDue = and(
  isWaiting,
  isNull(mailOutbox.sendingUntil),
  lt(mailOutbox.attempts, mostAttempts),
  lte(mailOutbox.nextAttemptAt, sql`now()`),
);
const isMarked = and(isWaiting, isNotNull(mailOutbox.sendingUntil));

export async function hasDueMail(db: Database): Promise<boolean> {
  const [mail] = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(or(isDue, isMarked)).limit(1);
  return mail !== undefined;
}

/**
 * Sends waiting mail, oldest first, until the mail server is in trouble. Returns how many were sent. No two runs may
 * overlap, and none holds a connection of the database while it talks to the mail server (decision 34).
 */
export async function sendWaitingMail(db: Database, sender: Sender, stopping: AbortSignal): Promise<number> {
  // Nobody else runs: the server that marked these has died while it sent them.
  await doubt(db, isMarked, 'Horae was interrupted while sending this mail.');
  const server = openMailServer(sender.smtpUrl);
  let sent = 0;
  try {
    while (!stopping.aborted) {
      const mail = await markNext(db);
      if (!mail) break;
      const outcome = await server.send(letterOf(mail, sender), stopping);
      await settle(db, mail, outcome);
      if (outcome.kind === 'sent') sent += 1;
      else if (outcome.kind !== 'refused') break;
    }
    return sent;
  } finally {
    server.close();
  }
}

async function markNext(db: Database): Promise<StoredMail | undefined> {
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isDue)
    .orderBy(asc(mailOutbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [marked] = await db
    .update(mailOutbox)
    .set({ sendingUntil: sql`now() + interval '10 minutes'` })
    .where(eq(mailOutbox.id, sql`(${next})`))
    .returning();
  return marked;
}

function letterOf(mail: StoredMail, { from, uploads }: Sender): SendMailOptions {
  const { id, createdAt, to, subject, text, html, replyTo, files } = mail;
  const attachments = files.map(({ name, address }) => ({ filename: name, path: uploadPath(uploads, address) }));
  // Mailboxes that compare this show a repeated mail only once.
  const messageId = `<${id}.${createdAt.getTime()}@${from.address.replace(/.*@/, '')}>`;
  const letter = { from, to: onlyAddress(to), subject, text, attachments, messageId };
  return { ...letter, ...(html && { html }), ...(replyTo && { replyTo: onlyAddress(replyTo) }) };
}

/** Records the outcome. If the mail was withdrawn or taken over meanwhile, only that it was sent. */
async function settle(db: Database, mail: StoredMail, outcome: Outcome): Promise<void> {
  if (outcome.kind === 'sent') return noteSent(db, mail);
  const isThis = and(eq(mailOutbox.id, mail.id), eq(mailOutbox.doubts, mail.doubts), isMarked);
  if (outcome.kind === 'unknown') return doubt(db, isThis, outcome.failure);
  const postponed = { attempts: mail.attempts + 1, nextAttemptAt: later };
  await db
    .update(mailOutbox)
    .set({ sendingUntil: null, ...('failure' in outcome && { ...postponed, failure: outcome.failure }) })
    .where(isThis);
}

async function noteSent(db: Database, { id, linkOf, files }: StoredMail): Promise<void> {
  // The secret in the link must not remain in the outbox or in backups of it.
  const withoutLink = linkOf === null ? {} : { text: '', html: null };
  await inTransaction(db, async (tx) => {
    await tx
      .update(mailOutbox)
      .set({ sentAt: new Date(), failure: null, sendingUntil: null, ...withoutLink })
      .where(eq(mailOutbox.id, id));
    if (files.length > 0) await releaseFiles(tx, id);
  });
}

async function doubt(db: Database, isMeant: SQL | undefined, failure: string): Promise<void> {
  await db
    .update(mailOutbox)
    .set({
      sendingUntil: null,
      failure: `It may have arrived. ${failure}`,
      doubts: sql`${mailOutbox.doubts} + 1`,
      attempts: sql`case when ${mailOutbox.doubts} + 1 < ${mostDoubts} then ${mailOutbox.attempts} + 1 else ${mostAttempts} end`,
      nextAttemptAt: later,
    })
    .where(isMeant);
}

const later = sql`now() + interval '1 minute' * power(2, ${mailOutbox.attempts})`;

/** An address as it is: a text would be read as a list, in which one address can hide another. */
const onlyAddress = (address: string) => ({ name: '', address });
