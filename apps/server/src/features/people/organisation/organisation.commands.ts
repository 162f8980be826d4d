import type { Place, PlaceKind } from '@horae/contract/people/places';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { parentOf } from './organisation.service';
import { companies } from './organisation.table';
import { insertPlace, lockPlaces, readPlaces, refuseTaken } from './place-rows';
import { tellPlace } from './tell-change';

/** Adds an open place; audited. Throws below a place that is closed or will close, and for a name its siblings have. */
export async function addPlace(
  tx: Database,
  accountId: number | null,
  companyId: number,
  { kind, parentId, name }: { kind: PlaceKind; parentId?: number | undefined; name: string },
): Promise<Place> {
  await lockPlaces(tx, companyId);
  const places = await readPlaces(tx, companyId);
  const wanted = { kind, parentId: parentOf(places, kind, parentId)?.id ?? null, name };
  refuseTaken(places, wanted);
  const added = await insertPlace(tx, companyId, wanted);
  await tellPlace(tx, { companyId, accountId, before: null, after: added });
  return added;
}

/** Adds a hotel; audited. Returns false if another one has its number. */
export async function addCompany(
  tx: Database,
  accountId: number | null,
  hotel: typeof companies.$inferInsert,
): Promise<boolean> {
  const added = await tx
    .insert(companies)
    .values(hotel)
    .onConflictDoNothing()
    .returning({ companyId: companies.companyId });
  if (added.length === 0) return false;
  const { companyId } = hotel;
  await recordChange(tx, { companyId, accountId, object: 'hotel', objectId: companyId, action: 'add', after: hotel });
  await announce(tx, 'organisation', 'admins');
  return true;
}
