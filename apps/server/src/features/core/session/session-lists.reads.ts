import type { OpenSession, SessionLists } from '@horae/contract/settings/session-lists';
import { and, desc, eq, exists, gt, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { refreshTokens, sessions } from './session.table';

const lastLogins = 10;

/**
 * The open sessions and last logins of an account; a session is open while a refresh token of it is valid. `asking` is
 * the session that asks.
 */
export async function sessionListsOf(db: Database, accountId: number, asking: string): Promise<SessionLists> {
  const shown = (row: typeof sessions.$inferSelect): OpenSession => ({
    id: row.id,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    agent: row.agent,
    isOwn: row.id === asking,
  });
  const ofAccount = eq(sessions.accountId, accountId);
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
