import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import { isInForce } from '../../core/session/session.reads';
import { accountHotels, accounts } from '../../core/session/session.table';
import type { PublishedItem } from '../shifts/planned-items.reads';
import type { Draft } from './draft';
import type { Days } from './plan-scope';
import { type OwnChange, publicationNotice } from './publication-notice.rules';

interface Published extends Days {
  drafts: readonly Draft[];
  publishedOf: ReadonlyMap<number, PublishedItem>;
}

/** Tells everybody whose roster changed, old beside new, if they have an account. */
export async function tellPublished(
  tx: Database,
  tell: Tell,
  { account, hotel }: { account: Account; hotel: GrantedHotel },
  { drafts, publishedOf, first, last }: Published,
): Promise<void> {
  const changesOf = new Map<number, OwnChange[]>();
  const add = (employee: number, change: OwnChange) =>
    changesOf.set(employee, [...(changesOf.get(employee) ?? []), change]);
  for (const { item, isRemoved } of drafts) {
    const before = publishedOf.get(item.id) ?? null;
    const after = isRemoved ? null : item;
    if (before && after && before.employeeId !== after.employeeId) {
      add(before.employeeId, { before, after: null });
      add(after.employeeId, { before: null, after });
    } else add(item.employeeId, { before, after });
  }
  const people = await tx
    .select({ accountId: accountHotels.accountId, employeeId: accountHotels.employeeId })
    .from(accountHotels)
    .innerJoin(accounts, eq(accounts.id, accountHotels.accountId))
    .where(
      and(
        eq(accountHotels.companyId, hotel.companyId),
        inArray(accountHotels.employeeId, [...changesOf.keys()]),
        isNull(accounts.disabledAt),
        isInForce(accountHotels),
      ),
    );
  const publication = { hotel, first, last, by: account };
  for (const { accountId, employeeId } of people)
    await tell(tx, publicationNotice(accountId, changesOf.get(employeeId!)!, publication));
}
