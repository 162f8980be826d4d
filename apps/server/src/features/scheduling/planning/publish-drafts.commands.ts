import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { Draft } from './draft';
import { lockPlan } from './lock-plan';
import { openDepartmentsOf } from './open-scope';
import { refuseOthers, refuseWithheld } from './plan-scope';
import { holdersOf } from './plan-state';
import { type Publication, type PublicationScope, previewOf, readPublication, readScope } from './publication';
import { publishDrafts, refuseUnseen, type SettleAttendance } from './publish-plan.service';

export type { Publication, SettleAttendance };
export { lockPlan, previewOf, publishDrafts, readPublication };

interface ToSubmit extends PublicationScope {
  drafts: readonly { id: number; version: number }[];
}

/** The drafts that somebody wants to have published, exactly those that they saw, and whose they are; locks them. */
export async function publicationToSubmit(
  tx: Database,
  hotel: GrantedHotel,
  { drafts: seen, ...scope }: ToSubmit,
): Promise<{ drafts: Draft[]; people: number[]; openIn: number[] }> {
  const ahead = await readScope(tx, hotel, scope);
  await lockPlan(tx, hotel.companyId, holdersOf(ahead.drafts));
  const publication = await readPublication(tx, hotel, scope);
  refuseUnseen(publication, seen);
  const { drafts, publishedOf, asked } = publication;
  const items = [...drafts.map(({ item }) => item), ...publishedOf.values()];
  await refuseOthers(tx, hotel, items);
  refuseWithheld(hotel, items);
  return { drafts, people: asked, openIn: [...new Set(drafts.flatMap(openDepartmentsOf))] };
}
