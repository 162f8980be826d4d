import { millisecondsIdle, watchActivity } from './activity';
import { renewAhead } from './api';
import { config } from './config';
import { logOut } from './log-out';
import { followOtherTabs, session } from './session';
import { stored } from './storage';
import { isExpiring } from './token-clock';

const minute = 60_000;
const renewWhileUsedWithin = 10 * minute;
const checkEvery = 5000;

function keep(): void {
  if (!session.get()) return;
  const idle = millisecondsIdle();
  if (config.idleLogoutMinutes > 0 && idle >= config.idleLogoutMinutes * minute) {
    logOut('idle');
    return;
  }
  const token = stored.accessToken.get();
  const worthIt = document.visibilityState === 'visible' && navigator.onLine && idle < renewWhileUsedWithin;
  if (token && worthIt && isExpiring(token)) void renewAhead().catch(() => undefined);
}

/** Renews tokens before they expire while the user is active, and logs out when idle for too long. */
export function keepSession(): void {
  watchActivity();
  followOtherTabs();
  setInterval(keep, checkEvery);
  document.addEventListener('visibilitychange', keep);
}
