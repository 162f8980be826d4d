import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { type Database, inTransaction } from '../database';
import { keepUploads, uploadPath } from '../uploads/upload-store';
import { mailOutbox } from './mail-outbox.table';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Attached stored files. */
  files?: { name: string; address: string }[];
  /** The account whose password or e-mail the link in the mail sets. */
  linkOf?: number;
  /** The earliest time to send it. */
  notBefore?: Date;
}

/** How often sending is attempted, one, two, four … minutes apart; after that the mail stays unsent. */
export const mostAttempts = 10;

/** Stores a mail for sending, so that none is lost with the process. Returns its id in the outbox. */
export async function postMail(db: Database, mail: Mail): Promise<number> {
  const { notBefore, ...letter } = mail;
  const row = { ...letter, ...(notBefore && { nextAttemptAt: notBefore }) };
  const [posted] = await db.insert(mailOutbox).values(row).returning({ id: mailOutbox.id });
  const { id } = posted!;
  if (mail.files?.length)
    await keepUploads(
      db,
      heldBy(id),
      mail.files.map(({ address }) => address),
    );
  return id;
}

/** Withdraws unsent mails with links of an account, except one that is being sent at this moment. */
export async function withdrawLinks(tx: Database, accountId: number): Promise<void> {
  await withdrawWhere(tx, eq(mailOutbox.linkOf, accountId));
}

/** Withdraws only the mails with links that go to one address. */
export async function withdrawLinksTo(tx: Database, accountId: number, to: string): Promise<void> {
  await withdrawWhere(tx, and(eq(mailOutbox.linkOf, accountId), eq(mailOutbox.to, to)));
}

/** Withdraws the unsent mails with links of an account, and removes its address from all that had one. */
export async function eraseLinks(tx: Database, accountId: number): Promise<void> {
  await withdrawLinks(tx, accountId);
  await tx.update(mailOutbox).set({ to: '' }).where(eq(mailOutbox.linkOf, accountId));
}

async function withdrawWhere(tx: Database, isMeant: SQL | undefined): Promise<void> {
  const waiting = tx
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(and(isMeant, isWaiting))
    .for('update', { skipLocked: true });
  await tx.update(mailOutbox).set(withdrawn()).where(inArray(mailOutbox.id, waiting));
}

/** Neither sent nor withdrawn. */
export const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.withdrawnAt));

/** Withdraws an unsent mail. */
export async function withdrawMail(tx: Database, id: number): Promise<void> {
  await tx.update(mailOutbox).set(withdrawn()).where(eq(mailOutbox.id, id));
  await keepUploads(tx, heldBy(id), []);
}

/** Resets the attempts of a mail, so that it is sent again soon. */
export async function offerAgain(tx: Database, id: number): Promise<void> {
  await tx.update(mailOutbox).set({ attempts: 0, nextAttemptAt: new Date() }).where(eq(mailOutbox.id, id));
}

/** The values of a withdrawn mail, with its content cleared. */
const withdrawn = () => ({
  withdrawnAt: new Date(),
  text: '',
  html: null,
  attempts: mostAttempts,
  failure: 'Taken out of the outbox.',
});

const heldBy = (id: number) => `mail-outbox:${id}`;

interface MailServer {
  smtpUrl: string | undefined;
  from: string;
  /** The directory of stored files. */
  uploads: string;
}

/** Sends waiting mail, oldest first; without a mail server it keeps waiting. Returns how many were sent. */
export async function sendWaitingMail(db: Database, { smtpUrl, from, uploads }: MailServer): Promise<number> {
  if (!smtpUrl) return 0;
  const transport = createTransport(smtpUrl);
  let sent = 0;
  try {
    for (;;) {
      const outcome = await sendNext(db, ({ files = [], ...mail }) => {
        const attachments = files.map(({ name, address }) => ({ filename: name, path: uploadPath(uploads, address) }));
        return transport.sendMail({ from, ...mail, attachments });
      });
      if (outcome === 'nothing') return sent;
      if (outcome === 'sent') sent += 1;
    }
  } finally {
    transport.close();
  }
}

const isDue = and(isWaiting, lt(mailOutbox.attempts, mostAttempts), lte(mailOutbox.nextAttemptAt, sql`now()`));

export async function hasDueMail(db: Database): Promise<boolean> {
  const [mail] = await db.select({ id: mailOutbox.id }).from(mailOutbox).where(isDue).limit(1);
  return mail !== undefined;
}

async function sendNext(db: Database, send: (mail: Mail) => Promise<unknown>): Promise<'sent' | 'refused' | 'nothing'> {
  return inTransaction(db, async (tx) => {
    const waiting = tx.select().from(mailOutbox).where(isDue).orderBy(asc(mailOutbox.id));
    const [mail] = await waiting.limit(1).for('update', { skipLocked: true });
    if (!mail) return 'nothing';
    const isThis = eq(mailOutbox.id, mail.id);
    const { to, subject, text, html, replyTo, files, linkOf } = mail;
    try {
      await send({ to, subject, text, files, ...(html && { html }), ...(replyTo && { replyTo }) });
    } catch (error) {
      // A rejected mail must not block the others.
      const later = sql`now() + interval '1 minute' * power(2, ${mailOutbox.attempts})`;
      const failure = String(error).slice(0, 500);
      const refused = { failure, attempts: mail.attempts + 1, nextAttemptAt: later };
      await tx.update(mailOutbox).set(refused).where(isThis);
      return 'refused';
    }
    // The secret in the link must not remain in the outbox or in backups of it.
    const withoutLink = linkOf === null ? {} : { text: '', html: null };
    await tx
      .update(mailOutbox)
      .set({ sentAt: new Date(), failure: null, ...withoutLink })
      .where(isThis);
    if (files.length > 0) await keepUploads(tx, heldBy(mail.id), []);
    return 'sent';
  });
}
