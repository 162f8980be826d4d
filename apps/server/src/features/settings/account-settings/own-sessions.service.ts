import type { Account } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';

export type EndSessions = (
  tx: Database,
  accountId: number,
  which: { except?: string; only?: string },
) => Promise<number>;

/** Ends one other session of the own account, or all others. Returns how many ended. */
export function endOwnSessions(
  db: Database,
  by: Account,
  session: string | undefined,
  endSessions: EndSessions,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (session === by.sessionId) throw conflict('This is the session you are using. Log out instead.');
    const ended = await endSessions(tx, by.id, session ? { only: session } : { except: by.sessionId });
    if (session && ended === 0) throw notFound('Open session');
    if (ended > 0)
      await recordSecurityEvent(tx, { kind: 'session-ended', about: ['account', by.id], facts: { sessions: ended } });
    return ended;
  });
}
