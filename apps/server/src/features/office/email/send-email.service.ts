import type { Email } from '@horae/contract/office/emails';
import type { Delivery, OutgoingEmail } from '@horae/contract/office/outgoing-email';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { cleanHtml, textOfHtml } from '#platform/clean-html';
import type { Database } from '#platform/database';
import { HttpError } from '#platform/errors';
import { postMail } from '#platform/mail/outbox';
import type { Settings } from '#platform/settings';
import { mayMailOutside, reachableFrom } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { attachedFiles, releaseFiles } from './attachments.service';
import { countAddresses } from './count-addresses';
import { listDeliveries } from './deliveries.service';
import { addressesOf } from './email.rules';
import { emailDeliveries, emails } from './email.table';
import { insertCopy, type Letter } from './letter-copy';
import { type EmailRow, isEmail, rowOf, shown } from './mailbox';
import { appendReply, holdThread } from './reply-thread';
import { refuseWithoutAddress, senderOf } from './sender';

/** What the server says about sending. */
export interface Sending {
  hasMailServer: boolean;
  /** To how many addresses an account may write within an hour. */
  addressesPerHour: number;
}

export const sendingOf = ({ smtpUrl, mailAddressesPerHour }: Settings): Sending => ({
  hasMailServer: smtpUrl !== undefined,
  addressesPerHour: mailAddressesPerHour,
});

/** Sends a mail: a copy to Sent, one to the inbox of every addressed colleague, the rest to the outbox. */
export async function sendEmail(
  tx: Database,
  accountId: number,
  outgoing: OutgoingEmail,
  { hasMailServer, addressesPerHour }: Sending,
): Promise<{ email: Email; deliveries: Delivery[] }> {
  await refuseWithoutAddress(tx, accountId);
  const { answers, draftId } = outgoing;
  const addresses = addressesOf(outgoing);
  await countAddresses(tx, accountId, addresses.length, addressesPerHour);
  const readers = await accountsAt(tx, accountId, addresses);
  await refuseOutside(tx, accountId, addresses, readers);
  const answered = answers && (await rowOf(tx, accountId, answers.id));
  const isReply = answers?.as === 'reply';
  // Locks rows before the table, which taking the next id locks.
  const thread = await holdThread(tx, [accountId, ...readers.map(({ id }) => id)], {
    letterId: isReply ? answered?.letterId : undefined,
    draft: draftId === undefined ? undefined : { accountId, id: draftId },
  });
  const letter = await written(tx, accountId, outgoing, answers?.as === 'forward' ? answered : undefined);
  const sent = await insertCopy(tx, letter, { accountId, folder: 'sent', isRead: true });
  const copies = [sent];
  for (const { id } of readers) {
    // Blind-copy recipients stay hidden.
    copies.push(await insertCopy(tx, { ...letter, bcc: [] }, { accountId: id, folder: 'inbox', isRead: false }));
  }
  for (const original of thread) await appendReply(tx, original, copies);
  await post(tx, sent, addresses, readers);
  if (draftId !== undefined) {
    await tx.delete(emails).where(isEmail(accountId, draftId));
    await releaseFiles(tx, accountId, [draftId]);
  }
  for (const owner of new Set(copies.map((copy) => copy.accountId))) await announce(tx, 'email', owner);
  return { email: shown(sent), deliveries: await listDeliveries(tx, accountId, sent.id, hasMailServer) };
}

/** The colleagues who have these addresses; the address of any other account is one of the outside. */
function accountsAt(tx: Database, accountId: number, addresses: string[]) {
  const email = sql<string>`lower(${accounts.email})`;
  const isReachable = or(eq(accounts.id, accountId), sql`${accounts.id} in (${reachableFrom(accountId)})`);
  return tx
    .select({ id: accounts.id, email })
    .from(accounts)
    .where(and(inArray(email, addresses), accounts.isConfirmed, isReachable))
    .orderBy(asc(accounts.id));
}

async function refuseOutside(
  tx: Database,
  accountId: number,
  addresses: string[],
  readers: { email: string }[],
): Promise<void> {
  const outside = addresses.filter((address) => !readers.some(({ email }) => email === address));
  if (outside.length === 0 || (await mayMailOutside(tx, accountId))) return;
  const sentence = 'You can write only to people at your hotels, and nobody there has this address';
  throw new HttpError(403, 'FORBIDDEN', `${sentence}: ${outside.join(', ')}.`);
}

async function written(
  tx: Database,
  accountId: number,
  outgoing: OutgoingEmail,
  forwarded?: EmailRow,
): Promise<Letter> {
  const { to, cc, bcc, subject, message, attachments } = outgoing;
  return {
    ...(await senderOf(tx, accountId)),
    letterId: crypto.randomUUID(),
    to,
    cc,
    bcc,
    subject,
    message: cleanHtml(message),
    attachments: await attachedFiles(tx, attachments, forwarded?.attachments ?? []),
    at: new Date(),
  };
}

async function post(tx: Database, sent: EmailRow, addresses: string[], readers: { email: string }[]): Promise<void> {
  const isLocal = new Set(readers.map(({ email }) => email));
  // Files not stored here are sent by name only.
  const files = sent.attachments
    .filter(({ url }) => url.startsWith('/uploads/'))
    .map(({ fileName, url }) => ({ name: fileName, address: url }));
  for (const address of addresses) {
    const mail = { to: address, subject: sent.subject, text: textOfHtml(sent.message), html: sent.message, files };
    const outboxId = isLocal.has(address) ? null : await postMail(tx, { ...mail, replyTo: sent.fromEmail });
    await tx.insert(emailDeliveries).values({ accountId: sent.accountId, emailId: sent.id, address, outboxId });
  }
}
