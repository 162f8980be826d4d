import type { OpenSession } from '@horae/contract/settings/accounts.contract';
import { and, desc, eq, exists, gt, isNull } from 'drizzle-orm';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { refreshTokens, sessions } from '../../core/session/session.table';
import type { AccountActions } from './account-actions';
import { readAccount } from './accounts.service';
import { changingAccounts, lockAccount, recordAction } from './change-account';

const lastLogins = 10;

/** Lists the open sessions and last logins of an account; a session is open while a refresh token of it is valid. */
export async function listSessions(db: Database, by: Account, id: number) {
  await readAccount(db, id);
  const shown = (row: typeof sessions.$inferSelect): OpenSession => ({
    id: row.id,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    agent: row.agent,
    isOwn: row.id === by.sessionId,
  });
  const ofAccount = eq(sessions.accountId, id);
  const living = db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessions.id), gt(refreshTokens.expiresAt, new Date())));
  const open = await db
    .select()
    .from(sessions)
    .where(and(ofAccount, isNull(sessions.endedAt), exists(living)))
    .orderBy(desc(sessions.startedAt));
  const last = await db.select().from(sessions).where(ofAccount).orderBy(desc(sessions.startedAt)).limit(lastLogins);
  return { open: open.map(shown), last: last.map(shown) };
}

/** Ends one session or all; the caller's own stays open. */
export function endSessionsOf(
  db: Database,
  by: Account,
  { id, session }: { id: number; session?: string | undefined },
  { endSessions }: Pick<AccountActions, 'endSessions'>,
): Promise<void> {
  return changingAccounts(db, async (tx) => {
    await lockAccount(tx, id);
    if (session === by.sessionId) throw conflict('This is the session you are using. Log out instead.');
    const ended = await endSessions(tx, id, session ? { only: session } : { except: by.sessionId });
    if (session && ended === 0) throw notFound('Open session');
    await recordAction(tx, by.id, id, { action: 'change', after: { sessionsEnded: session ?? 'all' } });
    await recordSecurityEvent(tx, { kind: 'session-ended', about: ['account', id], facts: { sessions: ended } });
  });
}
