import { sql } from 'drizzle-orm';
import type { OutdatedRows } from '#platform/work/outdated-rows';
import { isForgotten } from './known-browsers';
import { emailChanges, knownBrowsers, passwordResets, refreshTokens, sessions } from './session.table';

/** Logins that ended are listed among the last ones of an account for this long. */
const keptDays = 90;

/** Sessions that have ended, browsers not seen for long, and tokens and links that no longer work. */
export function outdatedOfSessions(accessTokenSeconds: number): readonly OutdatedRows[] {
  const before = sql`now() - ${keptDays} * interval '1 day'`;
  const tokens = sql`select from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id}`;
  // Without refresh tokens, the last access token was given out a day before at the latest.
  const lastAccess = sql`now() - ${accessTokenSeconds} * interval '1 second'`;
  const isOver = sql`${sessions.endedAt} is null and ${sessions.startedAt} < ${before} and ${sessions.startedAt} < ${lastAccess} and not exists (${tokens})`;
  return [
    (db, some) =>
      db.delete(refreshTokens).where(some(refreshTokens, sql`${refreshTokens.expiresAt} < now() - interval '1 day'`)),
    (db, some) => db.delete(sessions).where(some(sessions, sql`${sessions.endedAt} < ${before} or (${isOver})`)),
    (db, some) =>
      db
        .delete(passwordResets)
        .where(some(passwordResets, sql`${passwordResets.expiresAt} < now() - interval '30 days'`)),
    (db, some) =>
      db.delete(emailChanges).where(some(emailChanges, sql`${emailChanges.expiresAt} < now() - interval '1 day'`)),
    (db, some) => db.delete(knownBrowsers).where(some(knownBrowsers, isForgotten)),
  ];
}
