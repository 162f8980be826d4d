import type { AnyDraft } from '@horae/contract/scheduling/plan-drafts';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { placeNames } from '#roster/place-names';
import { wireItem } from '#roster/wire-item';
import { accountNames } from '../../core/session/account-names.reads';
import type { Draft } from './draft';

/** Drafts as the account may see them. */
export async function wireDrafts(db: Database, hotel: GrantedHotel, drafts: readonly Draft[]): Promise<AnyDraft[]> {
  const nameOf = await accountNames(
    db,
    drafts.map(({ changedBy }) => changedBy),
  );
  const clock = hotelClock(hotel.timeZone);
  const names = await placeNames(
    db,
    hotel.companyId,
    drafts.map(({ item }) => item),
  );
  return drafts.map(({ item, version, published, isRemoved, changedBy, changedAt }) => ({
    id: item.id,
    version,
    published: published && {
      version: published.version,
      employeeId: published.employeeId,
      departmentId: published.departmentId ?? null,
    },
    item: isRemoved ? null : wireItem(item, hotel, clock, names),
    by: changedBy === null ? null : (nameOf.get(changedBy) ?? null),
    at: changedAt.toISOString(),
  }));
}
