import { sql } from 'drizzle-orm';
import { attempts } from './attempts/attempts.table';
import { idempotentReplies } from './idempotency.table';
import { securityEvents } from './security-events/security-events.table';
import type { OutdatedRows } from './work/outdated-rows';
import { workLeases } from './work/work.table';

/** Long enough to look back at the same week of last year. */
const eventDays = 400;

/** What this layer keeps only for a while. */
export const outdatedHere: readonly OutdatedRows[] = [
  (db, some) =>
    db
      .delete(idempotentReplies)
      .where(some(idempotentReplies, sql`${idempotentReplies.at} < now() - interval '1 day'`)),
  (db, some) => db.delete(attempts).where(some(attempts, sql`${attempts.lastAt} < now() - interval '1 day'`)),
  (db, some) =>
    db
      .delete(securityEvents)
      .where(some(securityEvents, sql`${securityEvents.at} < now() - ${eventDays} * interval '1 day'`)),
  // The work is still there after each of its failures, or it is no longer due.
  (db, some) =>
    db
      .delete(workLeases)
      .where(
        some(workLeases, sql`greatest(${workLeases.leasedUntil}, ${workLeases.nextAt}) < now() - interval '30 days'`),
      ),
];
