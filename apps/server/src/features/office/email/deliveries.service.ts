import type { Delivery } from '@horae/contract/office/outgoing-email';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { mailOutbox } from '#platform/mail/mail-outbox.table';
import { mostAttempts } from '#platform/mail/outbox';
import { deliveryState } from './email.rules';
import { emailDeliveries } from './email.table';
import { rowOf } from './mailbox';

/** Returns the delivery state of a mail by address; empty if it was not sent from here. */
export async function listDeliveries(
  db: Database,
  accountId: number,
  id: number,
  hasMailServer: boolean,
): Promise<Delivery[]> {
  await rowOf(db, accountId, id);
  const rows = await db
    .select({ address: emailDeliveries.address, outboxId: emailDeliveries.outboxId, posted: mailOutbox })
    .from(emailDeliveries)
    .leftJoin(mailOutbox, eq(mailOutbox.id, emailDeliveries.outboxId))
    .where(and(eq(emailDeliveries.accountId, accountId), eq(emailDeliveries.emailId, id)))
    .orderBy(asc(emailDeliveries.address));
  return rows.map(({ address, outboxId, posted }) => {
    const { sentAt = null, attempts = 0, failure = null, doubts = 0 } = posted ?? {};
    const way = { address, isLocal: outboxId === null, sentAt, attempts, failure, doubts };
    return deliveryState(way, { hasMailServer, mostAttempts });
  });
}
