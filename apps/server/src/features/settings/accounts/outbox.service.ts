import type { UnsentMail } from '@horae/contract/settings/accounts.contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { holdsText, pageOf } from '#platform/list';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { isBeingSent, isWaiting, mostAttempts, offerAgain, withdrawMail } from '#platform/mail/outbox';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { linkIn, linkName } from './accounts.rules';
import { changingAccounts } from './change-account';

/** Lists the mails that no server has sent, newest first, without their text. */
export async function listOutbox(db: Database, query: { q: string; page: number; perPage: number }) {
  const { id, to, subject, createdAt, attempts, nextAttemptAt, failure, doubts, linkOf } = mailOutbox;
  const rows = await db
    .select({
      id,
      to,
      subject,
      createdAt,
      attempts,
      nextAttemptAt,
      failure,
      doubts,
      isBeingSent: sendingNow,
      accountId: linkOf,
    })
    .from(mailOutbox)
    .where(isWaiting)
    .orderBy(desc(mailOutbox.id));
  const found = rows.filter((mail) => holdsText(query.q, [mail.to, mail.subject]));
  const mails = pageOf(found, query).map(
    ({ createdAt: postedAt, nextAttemptAt: dueAt, doubts: unanswered, ...mail }): UnsentMail =>
      Object.assign(mail, {
        mayHaveArrived: unanswered > 0,
        createdAt: postedAt.toISOString(),
        nextAttemptAt: mail.attempts < mostAttempts ? dueAt.toISOString() : null,
      }),
  );
  return { total: found.length, mails };
}

/** Withdraws a mail with a link from the outbox in order to hand it over; its text is returned only this once. */
export function takeOutMail(db: Database, by: number, id: number) {
  return changingAccounts(db, async (tx) => {
    const { to, subject, text, linkOf } = await lockMail(tx, id);
    if (linkOf === null) throw conflict('Mails that people write to each other are not shown here.');
    await withdrawMail(tx, id);
    const link = linkIn(text);
    const seen = { companyId: 0, accountId: by, object: linkName(link), objectId: linkOf, action: 'see' } as const;
    await recordChange(tx, { ...seen, after: { to, subject } });
    await recordSecurityEvent(tx, {
      kind: 'link-handed-over',
      about: ['account', linkOf],
      facts: { link: linkName(link) },
    });
    return { to, subject, text, link };
  });
}

/** Passes a mail to the mail server again, as if for the first time. */
export function sendMailAgain(db: Database, by: number, id: number, hasMailServer: boolean): Promise<void> {
  return changingAccounts(db, async (tx) => {
    const mail = await lockMail(tx, id);
    if (!hasMailServer) throw conflict('No mail server is set up. Set SMTP_URL, or pass on the link yourself.');
    await offerAgain(tx, id);
    await recordMail(tx, by, mail, 'change');
  });
}

/** Deletes a mail before it is sent; its sender sees that. */
export function deleteMail(db: Database, by: number, id: number): Promise<void> {
  return changingAccounts(db, async (tx) => {
    const mail = await lockMail(tx, id);
    await withdrawMail(tx, id);
    await recordMail(tx, by, mail, 'remove');
  });
}

type StoredMail = typeof mailOutbox.$inferSelect;

const sendingNow = sql<boolean>`coalesce(${isBeingSent}, false)`;

/** Refuses a mail that is being sent: it can no longer be taken back. */
async function lockMail(tx: Database, id: number): Promise<StoredMail> {
  const [found] = await tx
    .select({ mail: mailOutbox, isBeingSent: sendingNow })
    .from(mailOutbox)
    .where(and(eq(mailOutbox.id, id), isWaiting))
    .for('update');
  if (!found) throw notFound('Unsent mail');
  if (found.isBeingSent) throw conflict('This mail is being sent. Try again in a minute.');
  return found.mail;
}

function recordMail(tx: Database, by: number, mail: StoredMail, action: 'change' | 'remove'): Promise<void> {
  const { id, to, subject, attempts, failure } = mail;
  const before = { to, subject, attempts, failure };
  return recordChange(tx, { companyId: 0, accountId: by, object: 'mail', objectId: id, action, before });
}
