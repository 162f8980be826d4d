import { config } from '#platform/config';
import { refusals } from '#platform/refusals.words';
import type { SessionEnd } from '#platform/session';
import type { sessionWords } from './session.words';

/** The login page's message about the session that has just ended. */
export function endSentence(
  end: SessionEnd | undefined,
  say: typeof sessionWords.say,
): { kind: 'danger' | 'info'; text: string } | undefined {
  if (end === 'expired') return { kind: 'danger', text: refusals.say('loggedOut') };
  if (end === 'idle') return { kind: 'info', text: say('end.idle', { count: config.idleLogoutMinutes }) };
  if (end === 'elsewhere') return { kind: 'info', text: say('end.logout') };
  return undefined;
}
