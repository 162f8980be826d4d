import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import { HttpError } from '#platform/errors';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { postMail } from '#platform/mail/outbox';

/** Anyone may leave an address, so the number is limited. */
const mostWaiting = 10_000;

interface Launch {
  appName: string;
  at: Date;
  origin: string;
}

/** Queues a mail for the launch date; one per address. */
export function notifyAtLaunch(db: Database, email: string, { appName, at, origin }: Launch): Promise<void> {
  const to = email.toLowerCase();
  const subject = `${appName}: the new part is open`;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('coming soon', 0))`);
    const isWaiting = and(eq(mailOutbox.subject, subject), isNull(mailOutbox.sentAt));
    const [locked] = await tx
      .select({ all: count(), own: count(sql`case when ${mailOutbox.to} = ${to} then 1 end`) })
      .from(mailOutbox)
      .where(isWaiting);
    if (locked && locked.own > 0) return;
    if (locked && locked.all >= mostWaiting)
      throw new HttpError(503, 'UNAVAILABLE', 'No more addresses can be added at the moment.', {
        retryAfterSeconds: 3600,
      });
    await postMail(tx, {
      to,
      subject,
      text: `You asked us to let you know: the new part of ${appName} is now open.\n\n${origin}\n`,
      notBefore: at,
    });
  });
}
