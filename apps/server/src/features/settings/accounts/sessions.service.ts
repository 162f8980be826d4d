import type { SessionLists } from '@horae/contract/settings/session-lists';
import type { Account } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { sessionListsOf } from '../../core/session/session-lists.reads';
import type { AccountActions } from './account-actions';
import { readAccount } from './accounts.service';
import { changingAccounts, lockAccount, recordAction } from './change-account';
import { refuseBeyond } from './reach';

/** The sessions of an account, for administrators. */
export async function listSessions(db: Database, by: Account, id: number): Promise<SessionLists> {
  await readAccount(db, by, id);
  await refuseBeyond(db, by, id);
  return sessionListsOf(db, id, by.sessionId);
}

/** Ends one session or all; the caller's own stays open. */
export async function endSessionsOf(
  db: Database,
  by: Account,
  { id, session }: { id: number; session?: string | undefined },
  { endSessions }: Pick<AccountActions, 'endSessions'>,
): Promise<void> {
  await refuseBeyond(db, by, id);
  return changingAccounts(db, async (tx) => {
    await lockAccount(tx, id);
    if (session === by.sessionId) throw conflict('This is the session you are using. Log out instead.');
    const ended = await endSessions(tx, id, session ? { only: session } : { except: by.sessionId });
    if (session && ended === 0) throw notFound('Open session');
    await recordAction(tx, by.id, id, { action: 'change', after: { sessionsEnded: session ?? 'all' } });
    await recordSecurityEvent(tx, { kind: 'session-ended', about: ['account', id], facts: { sessions: ended } });
  });
}
