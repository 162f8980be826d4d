import type { ProfileChange, ProfileUser } from '@horae/contract/office/chat.contract';
import { eq } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import { accounts } from '../../core/session/session.table';
import { ownSenderId } from './chat.rules';
import { chatProfiles } from './chat.table';

export async function readProfile(db: Database, accountId: number): Promise<ProfileUser> {
  const [found] = await db
    .select({ profile: chatProfiles, fullName: accounts.fullName, avatar: accounts.avatar })
    .from(chatProfiles)
    .innerJoin(accounts, eq(accounts.id, chatProfiles.accountId))
    .where(eq(chatProfiles.accountId, accountId));
  if (!found) throw notFound('Profile');
  const { profile, fullName, avatar } = found;
  return {
    id: ownSenderId,
    avatar,
    fullName,
    role: profile.jobTitle,
    about: profile.about,
    status: profile.status,
    settings: {
      isTwoStepAuthVerificationEnabled: profile.isTwoStepOn,
      isNotificationsOn: profile.isNotificationsOn,
    },
  };
}

/** Changes a profile; `check` receives it as it is, locked. */
export function updateProfile(
  db: Database,
  accountId: number,
  { settings, ...change }: ProfileChange,
  check: (now: ProfileUser) => void,
): Promise<ProfileUser> {
  return inTransaction(db, async (tx) => {
    const isOwn = eq(chatProfiles.accountId, accountId);
    await tx.select().from(chatProfiles).where(isOwn).for('update');
    check(await readProfile(tx, accountId));
    const set = { ...change, ...settings };
    if (Object.keys(set).length > 0) {
      await tx.update(chatProfiles).set(set).where(isOwn);
      // Others' lists show about and status.
      await announce(tx, 'chat', 'all');
    }
    return readProfile(tx, accountId);
  });
}
