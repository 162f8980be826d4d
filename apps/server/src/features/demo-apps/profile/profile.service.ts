import { profileCovers as drawings, type ProfileData, type StarKind } from '@horae/contract/demo-apps/profile-data';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { unauthorized } from '#platform/errors';
import { dayText } from '#platform/moment-text';
import { keepUploads } from '#platform/uploads/upload-store';
import { isKnownTo } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { chatProfiles } from '../../office/chat/chat.table';
import { accountSettings } from '../../settings/account-settings/account-settings.table';
import { readColleagues } from './colleagues.service';
import { readPoll } from './poll.service';
import { listPosts } from './posts.service';
import { profileCovers, profileItems, profilePosts, profileStars } from './profile.table';
import type { Viewer } from './viewer';

const photosAtMost = 9;

export async function readProfileData(db: Database, viewer: Viewer): Promise<ProfileData> {
  const { header, userAbout } = await readSelf(db, viewer);
  const items = await readItems(db, viewer.id);
  const { posts, hasMore } = await listPosts(db, viewer);
  return {
    header,
    userAbout,
    suggestedPages: items.page.map(({ item: { id, name, text, picture }, starredBy }) => ({
      id,
      avatar: picture,
      username: name,
      subtitle: text,
      favorite: starredBy !== null,
    })),
    twitterFeeds: items.feed.map(({ item: { id, name, text, tags, picture }, starredBy }) => ({
      id,
      imgUrl: picture,
      title: name,
      tags,
      desc: text,
      favorite: starredBy !== null,
    })),
    post: posts,
    hasMorePosts: hasMore,
    latestPhotos: await readPhotos(db, viewer.id),
    suggestions: [...items.person.map(personOf), ...(await readColleagues(db, viewer.id))],
    ...(await readPoll(db, viewer.id)),
  };
}

export function updateCover(db: Database, viewer: Viewer, coverImg: string): Promise<ProfileData['header']> {
  return inTransaction(db, async (tx) => {
    const row = { accountId: viewer.id, coverImg };
    const target = profileCovers.accountId;
    await tx.insert(profileCovers).values(row).onConflictDoUpdate({ target, set: { coverImg } });
    await keepUploads(tx, `profile-cover:${viewer.id}`, [coverImg]);
    await announce(tx, 'profile', viewer.id);
    return (await readSelf(tx, viewer)).header;
  });
}

async function readSelf(db: Database, { id, timeZone }: Viewer): Promise<Pick<ProfileData, 'header' | 'userAbout'>> {
  const [found] = await db
    .select({
      account: accounts,
      info: accountSettings.info,
      title: chatProfiles.jobTitle,
      cover: profileCovers.coverImg,
    })
    .from(accounts)
    .leftJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .leftJoin(chatProfiles, eq(chatProfiles.accountId, accounts.id))
    .leftJoin(profileCovers, eq(profileCovers.accountId, accounts.id))
    .where(eq(accounts.id, id));
  if (!found) throw unauthorized();
  const { account, info, title, cover } = found;
  return {
    header: {
      avatar: account.avatar ?? '',
      username: account.fullName,
      designation: title ?? '',
      coverImg: cover ?? drawings[0],
    },
    userAbout: {
      about: info?.bio ?? '',
      joined: dayText(account.createdAt, timeZone),
      lives: info?.country ?? '',
      email: account.email ?? '',
      website: info?.website ?? '',
    },
  };
}

async function readItems(db: Database, accountId: number) {
  const rows = await db
    .select({ item: profileItems, starredBy: profileStars.accountId })
    .from(profileItems)
    .leftJoin(
      profileStars,
      and(
        eq(profileStars.kind, profileItems.kind),
        eq(profileStars.itemId, profileItems.id),
        eq(profileStars.accountId, accountId),
      ),
    )
    .orderBy(asc(profileItems.id));
  const starred = (kind: Exclude<StarKind, 'account'>) => rows.filter(({ item }) => item.kind === kind);
  return { page: starred('page'), feed: starred('feed'), person: starred('person') };
}

type Item = Awaited<ReturnType<typeof readItems>>['person'][number];

function personOf({ item: { id, name, text, picture }, starredBy }: Item): ProfileData['suggestions'][number] {
  return { id, kind: 'person', avatar: picture, name, mutualFriend: text, isFollowed: starredBy !== null };
}

/** The pictures of posts, newest first, followed by those of the samples. */
async function readPhotos(db: Database, viewerId: number): Promise<ProfileData['latestPhotos']> {
  const posted = await db
    .select({ img: profilePosts.postImg, alt: profilePosts.postImgAlt })
    .from(profilePosts)
    .where(and(isNotNull(profilePosts.postImg), isKnownTo(viewerId, profilePosts.accountId)))
    .orderBy(desc(profilePosts.id))
    .limit(photosAtMost);
  const kept = await db
    .select({ img: profileItems.picture, alt: profileItems.name })
    .from(profileItems)
    .where(eq(profileItems.kind, 'photo'))
    .orderBy(asc(profileItems.id));
  const all = [...posted, ...kept].map(({ img, alt }) => ({ img: img ?? '', alt: alt ?? '' }));
  return all.filter(({ img }, at) => all.findIndex((other) => other.img === img) === at).slice(0, photosAtMost);
}
