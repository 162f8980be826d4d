import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { lockRosters } from '../shifts/planned-items.commands';
import type { Draft } from './draft';
import { refuseOthers, refuseWithheld } from './plan-scope';
import { peopleOf } from './plan-state';
import { type Publication, type PublicationScope, previewOf, readPublication } from './publication';
import { publishDrafts, refuseUnseen, type SettleAttendance } from './publish-plan.service';

export type { Publication, SettleAttendance };
export { previewOf, publishDrafts, readPublication };

interface ToSubmit extends PublicationScope {
  drafts: readonly { id: number; version: number }[];
}

/** The drafts that somebody wants to have published, exactly those that they saw, and whose they are; locks these. */
export async function publicationToSubmit(
  tx: Database,
  hotel: GrantedHotel,
  { drafts: seen, ...scope }: ToSubmit,
): Promise<{ drafts: Draft[]; people: number[] }> {
  const ahead = await readPublication(tx, hotel, scope);
  await lockRosters(tx, hotel.companyId, peopleOf(ahead.drafts));
  const publication = await readPublication(tx, hotel, scope);
  refuseUnseen(publication, seen);
  const { drafts, publishedOf, asked } = publication;
  const items = [...drafts.map(({ item }) => item), ...publishedOf.values()];
  await refuseOthers(tx, hotel, items);
  refuseWithheld(hotel, items);
  return { drafts, people: asked };
}
