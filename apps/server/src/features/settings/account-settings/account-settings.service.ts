import type { AccountSettings } from '@horae/contract/settings/account-settings';
import { eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { unauthorized } from '#platform/errors';
import { accounts } from '../../core/session/session.table';
import { unsetNotification } from './account-settings.rules';
import { accountSettings } from './account-settings.table';

/** The settings to change; others stay. */
export type SettingsChange = Partial<Omit<typeof accountSettings.$inferInsert, 'accountId'>>;

type Row = typeof accountSettings.$inferSelect;

const info = { bio: '', dob: '', country: '', website: '', phone: '' };
const socialLinks = { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' };
const unconnected = { profileImg: '', id: '' };
const connections = { twitter: unconnected, google: unconnected, facebook: unconnected, github: unconnected };

export async function readSettings(db: Database, accountId: number): Promise<AccountSettings> {
  const [found] = await db
    .select({ account: accounts, stored: accountSettings })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!found) throw unauthorized();
  const { account, stored } = found;
  return {
    general: {
      avatar: account.avatar ?? '',
      username: account.username,
      fullName: account.fullName,
      email: account.email ?? '',
      company: stored?.company ?? '',
    },
    info: { ...info, ...stored?.info },
    social: {
      socialLinks: { ...socialLinks, ...stored?.socialLinks },
      connections: { ...connections, ...stored?.connections },
    },
    notification: { ...unsetNotification, ...stored?.notification },
  };
}

/**
 * Changes settings with the account locked. `check` receives them as they are before `write` returns what changes;
 * `write` may also change the account itself.
 */
export function changeSettings(
  db: Database,
  accountId: number,
  check: (now: AccountSettings) => void,
  write: (tx: Database, now: AccountSettings) => Promise<SettingsChange> | SettingsChange,
): Promise<AccountSettings> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
    const now = await readSettings(tx, accountId);
    check(now);
    const change: Partial<Row> = await write(tx, now);
    await tx
      .insert(accountSettings)
      .values({ accountId, ...change })
      .onConflictDoUpdate({ target: accountSettings.accountId, set: { accountId, ...change } });
    // Others see names and pictures.
    await announce(tx, 'profile', 'all');
    return readSettings(tx, accountId);
  });
}
