import type { Session } from '@horae/contract/core/user-data';
import type { Database } from '#platform/database';
import { secondStepsOf } from '../two-step/two-step.reads';
import { endSessions } from './end-sessions';
import { type ChosenByLink, choosePassword, type FromLink, refuseWrongLinks } from './password.service';
import { accountOfLink, linkExpired } from './password-links.service';
import { type SessionSettings, startSession } from './session.service';

/** The account that an invitation is for, while it is valid. */
export async function readInvitation(
  db: Database,
  { token, address }: FromLink,
): Promise<{ fullName: string; email: string | null; loginName: string | null }> {
  const { fullName, email, loginName } = await refuseWrongLinks(db, address, () =>
    accountOfLink(db, 'invitation', token),
  );
  return { fullName, email, loginName };
}

/** Sets the first password of an account through its invitation and starts a session. */
export function acceptInvitation(
  db: Database,
  settings: SessionSettings,
  chosen: ChosenByLink,
  agent: string,
): Promise<Session> {
  return choosePassword(db, 'invitation', chosen, async (tx, accountId) => {
    // A slip may replace a forgotten password: it must not pass by the second step that the account has.
    if ((await secondStepsOf(tx, accountId)).length > 0) throw linkExpired();
    await endSessions(tx, accountId);
    return startSession(tx, settings, accountId, agent);
  });
}
