import type { ProfileData } from '@horae/contract/demo-apps/profile-data';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { reachableFrom } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { chatProfiles } from '../../office/chat/chat.table';
import { profileStars } from './profile.table';

const colleaguesAtMost = 10;

/** The accounts that share a hotel, as people to follow. */
export async function readColleagues(db: Database, accountId: number): Promise<ProfileData['suggestions']> {
  const rows = await db
    .select({ account: accounts, jobTitle: chatProfiles.jobTitle, followedBy: profileStars.accountId })
    .from(accounts)
    .leftJoin(chatProfiles, eq(chatProfiles.accountId, accounts.id))
    .leftJoin(
      profileStars,
      and(
        eq(profileStars.kind, 'account'),
        eq(profileStars.itemId, accounts.id),
        eq(profileStars.accountId, accountId),
      ),
    )
    .where(sql`${accounts.id} in (${reachableFrom(accountId)})`)
    .orderBy(asc(accounts.id))
    .limit(colleaguesAtMost);
  return rows.map(({ account: { id, avatar, fullName }, jobTitle, followedBy }) => ({
    id,
    kind: 'account',
    avatar: avatar ?? '',
    name: fullName,
    mutualFriend: jobTitle ?? '',
    isFollowed: followedBy !== null,
  }));
}
