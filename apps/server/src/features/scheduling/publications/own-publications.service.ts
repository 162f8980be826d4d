import type { OwnPublication } from '@horae/contract/scheduling/publications.contract';
import { mostPublications } from '@horae/contract/scheduling/publications.contract';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { placeNames } from '#roster/place-names';
import { wireItem } from '#roster/wire-item';
import { ownEmployee } from '../../core/session/own-employee.reads';
import { accounts } from '../../core/session/session.table';
import { planPublications, publicationChanges, publicationPeople } from './publications.table';
import { whereLent } from './where-lent';

export interface Own {
  publications: OwnPublication[];
}

/** What was published in the account's own roster and is not confirmed yet, newest first. */
export async function readOwnPublications(db: Database, account: Account, hotel: GrantedHotel): Promise<Own> {
  const employeeId = await ownEmployee(db, account, hotel);
  if (employeeId === null) return { publications: [] };
  const { companyId } = hotel;
  const isOfHotel = eq(planPublications.companyId, publicationPeople.companyId);
  const open = await db
    .select({
      id: planPublications.id,
      version: publicationPeople.version,
      publishedAt: planPublications.publishedAt,
      by: accounts.fullName,
    })
    .from(publicationPeople)
    .innerJoin(planPublications, and(isOfHotel, eq(planPublications.id, publicationPeople.publicationId)))
    .leftJoin(accounts, eq(accounts.id, planPublications.accountId))
    .where(
      and(
        eq(publicationPeople.companyId, companyId),
        eq(publicationPeople.employeeId, employeeId),
        isNull(publicationPeople.seenAt),
      ),
    )
    .orderBy(desc(planPublications.id))
    .limit(mostPublications);
  if (open.length === 0) return { publications: [] };
  const { publicationId, before, after } = publicationChanges;
  const published = await db
    .select({ publicationId, before, after })
    .from(publicationChanges)
    .where(
      and(
        eq(publicationChanges.companyId, companyId),
        eq(publicationChanges.employeeId, employeeId),
        inArray(
          publicationId,
          open.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(publicationChanges.id));
  const changes = (await whereLent(db, companyId, new Map([[employeeId, published]]))).get(employeeId)!;
  const clock = hotelClock(hotel.timeZone);
  const names = await placeNames(
    db,
    companyId,
    changes.flatMap(({ before: was, after: is }) => [was, is]),
  );
  // Their own leave, whatever the account may see of others.
  const asSelf = { ...hotel, self: employeeId };
  return {
    publications: open.map(({ id, version, by, publishedAt }) => ({
      id,
      version,
      by,
      publishedAt: clock.format(publishedAt.getTime() / 1000),
      changes: changes
        .filter((change) => change.publicationId === id)
        .map((change) => ({
          before: change.before && wireItem(change.before, asSelf, clock, names),
          after: change.after && wireItem(change.after, asSelf, clock, names),
        })),
    })),
  };
}
