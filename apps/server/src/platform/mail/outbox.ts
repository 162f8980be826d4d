import { asc, eq, isNull } from 'drizzle-orm';
import { createTransport } from 'nodemailer';
import { type Database, inTransaction } from '../database';
import { mailOutbox } from './mail-outbox.table';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Keeps a mail for sending; it is stored first, so none is lost with the process. */
export async function postMail(db: Database, mail: Mail): Promise<void> {
  await db.insert(mailOutbox).values(mail);
}

/** Sends what waits in the outbox, oldest first; without a mail server it waits on. Answers how many went out. */
export async function sendWaitingMail(db: Database, smtpUrl: string | undefined, from: string): Promise<number> {
  if (!smtpUrl) return 0;
  const transport = createTransport(smtpUrl);
  let sent = 0;
  try {
    while (await sendNext(db, (mail) => transport.sendMail({ from, ...mail }))) sent += 1;
  } finally {
    transport.close();
  }
  return sent;
}

async function sendNext(db: Database, send: (mail: Mail) => Promise<unknown>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const waiting = tx.select().from(mailOutbox).where(isNull(mailOutbox.sentAt)).orderBy(asc(mailOutbox.id));
    const [mail] = await waiting.limit(1).for('update', { skipLocked: true });
    if (!mail) return false;
    try {
      await send({ to: mail.to, subject: mail.subject, text: mail.text });
    } catch (error) {
      await tx
        .update(mailOutbox)
        .set({ failure: String(error).slice(0, 500) })
        .where(eq(mailOutbox.id, mail.id));
      return false;
    }
    await tx.update(mailOutbox).set({ sentAt: new Date(), failure: null }).where(eq(mailOutbox.id, mail.id));
    return true;
  });
}
