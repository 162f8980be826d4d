import type { Database } from '#platform/database';
import { isExposed } from '#platform/exposure';
import type { Settings } from '#platform/settings';
import { accountsWithDemoPassword } from './demo-passwords';

/** Logs a loud line at the start if others can reach the server and log in with passwords that everybody knows. */
export async function warnOfDemoPasswords(
  db: Database,
  settings: Settings,
  log: (line: string) => void,
): Promise<void> {
  const emails = isExposed(settings) ? await accountsWithDemoPassword(db) : [];
  if (emails.length === 0) return;
  log(
    `WARNING: anyone who can reach this server can log in as ${emails.join(', ')}: the public passwords of these demo accounts are still set. Change them, or create your own administrator with  npm run admin  and disable them, or start again with HORAE_SEED=none.`,
  );
}
