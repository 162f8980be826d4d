import type { AnyDraft } from '@horae/contract/scheduling/plan-drafts';
import { inArray } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { placeNames } from '#roster/place-names';
import { wireItem } from '#roster/wire-item';
import { accounts } from '../../core/session/session.table';
import type { Draft } from './draft';

/** Drafts as the account may see them. */
export async function wireDrafts(db: Database, hotel: GrantedHotel, drafts: readonly Draft[]): Promise<AnyDraft[]> {
  const authors = [...new Set(drafts.flatMap(({ changedBy }) => changedBy ?? []))];
  const rows =
    authors.length === 0
      ? []
      : await db
          .select({ id: accounts.id, name: accounts.fullName })
          .from(accounts)
          .where(inArray(accounts.id, authors));
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
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
