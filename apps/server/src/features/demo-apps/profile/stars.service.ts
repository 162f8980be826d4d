import type { StarKind } from '@horae/contract/demo-apps/profile-data';
import { and, eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { notFound } from '#platform/errors';
import type { Tell } from '#platform/mail/notice';
import { reachableFrom } from '../../core/session/session.reads';
import { accounts } from '../../core/session/session.table';
import { nameOf } from './posts.service';
import { profileItems, profileStars } from './profile.table';
import { followNotice } from './profile-notices.rules';

interface Star {
  kind: StarKind;
  id: number;
  isStarred: boolean;
}

/** Stars or unstars a page or a short post, follows or unfollows a person. A person with an account is notified. */
export function star(db: Database, accountId: number, { kind, id: itemId, isStarred }: Star, tell: Tell) {
  return inTransaction(db, async (tx) => {
    await refuseUnknown(tx, accountId, kind, itemId);
    const row = { accountId, kind, itemId };
    const isOwn = and(
      eq(profileStars.accountId, accountId),
      eq(profileStars.kind, kind),
      eq(profileStars.itemId, itemId),
    );
    if (isStarred) {
      const added = await tx.insert(profileStars).values(row).onConflictDoNothing().returning();
      const isNew = kind === 'account' && added.length > 0;
      if (isNew) await tell(tx, followNotice(itemId, { id: accountId, name: await nameOf(tx, accountId) }));
    } else await tx.delete(profileStars).where(isOwn);
    await announce(tx, 'profile', accountId);
  });
}

async function refuseUnknown(tx: Database, accountId: number, kind: StarKind, id: number): Promise<void> {
  const isItem = and(eq(profileItems.kind, kind), eq(profileItems.id, id));
  const isColleague = sql`${accounts.id} = ${id} and ${accounts.id} in (${reachableFrom(accountId)})`;
  const [known] =
    kind === 'account'
      ? await tx.select({ id: accounts.id }).from(accounts).where(isColleague)
      : await tx.select({ id: profileItems.id }).from(profileItems).where(isItem);
  if (!known) throw notFound('Suggestion');
}
