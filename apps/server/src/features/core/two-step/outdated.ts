import { sql } from 'drizzle-orm';
import type { OutdatedRows } from '#platform/work/outdated-rows';
import { loginTickets, passkeyChallenges } from './two-step.table';

/** Tickets and challenges that can no longer be used. */
export const outdatedOfTwoStep: readonly OutdatedRows[] = [
  (db, some) => db.delete(loginTickets).where(some(loginTickets, sql`${loginTickets.expiresAt} < now()`)),
  (db, some) =>
    db.delete(passkeyChallenges).where(some(passkeyChallenges, sql`${passkeyChallenges.expiresAt} < now()`)),
];
