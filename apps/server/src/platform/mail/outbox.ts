import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database';
import { keepUploads } from '../uploads/upload-store';
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

/** Neither sent nor withdrawn. */
export const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.withdrawnAt));

/** A server is sending it at this moment, so that it can no longer be taken back. */
export const isBeingSent = gt(mailOutbox.sendingUntil, sql`now()`);

/** Withdraws unsent mails with links of an account. One that is being sent may still arrive, but is not retried. */
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

/** Removes an address and what was written to it; what was not sent yet is not sent any more. */
export async function eraseMailTo(tx: Database, address: string): Promise<void> {
  const isToIt = eq(sql`lower(${mailOutbox.to})`, address.toLowerCase());
  await withdrawWhere(tx, isToIt);
  await tx.update(mailOutbox).set({ to: '', subject: '', text: '', html: null }).where(isToIt);
}

async function withdrawWhere(tx: Database, isMeant: SQL | undefined): Promise<void> {
  await tx.update(mailOutbox).set(withdrawn()).where(and(isMeant, isWaiting));
}

/** Withdraws an unsent mail. */
export async function withdrawMail(tx: Database, id: number): Promise<void> {
  await tx.update(mailOutbox).set(withdrawn()).where(eq(mailOutbox.id, id));
  await releaseFiles(tx, id);
}

/** Resets the attempts of a mail, so that it is sent again soon. */
export async function offerAgain(tx: Database, id: number): Promise<void> {
  await tx.update(mailOutbox).set({ attempts: 0, nextAttemptAt: new Date() }).where(eq(mailOutbox.id, id));
}

/** Releases the attached files of a mail that is not sent again. */
export const releaseFiles = (tx: Database, id: number) => keepUploads(tx, heldBy(id), []);

/** The values of a withdrawn mail, with its content cleared. */
const withdrawn = () => ({
  withdrawnAt: new Date(),
  text: '',
  html: null,
  attempts: mostAttempts,
  failure: 'Removed from the outbox.',
});

const heldBy = (id: number) => `mail-outbox:${id}`;
