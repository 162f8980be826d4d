import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { PlannedItem } from '#roster/planned-item';
import { readPublished } from '../shifts/planned-items.reads';
import type { Draft } from './draft';
import { draftsOfPeople } from './drafts.store';
import { withDrafts } from './plan-clashes.rules';
import type { Days } from './plan-scope';

/** The plan of these people on some days, with its drafts. */
export async function planOf(tx: Database, hotel: GrantedHotel, people: readonly number[], days: Days) {
  // A shift of the evening before may reach into the first day.
  const around = { first: addDays(days.first, -2), last: addDays(days.last, 2) };
  const published = await readPublished(tx, hotel, people, around);
  const drafts: Draft[] = await draftsOfPeople(tx, hotel.companyId, people, around);
  const items: PlannedItem[] = withDrafts(published, drafts);
  return { published, drafts, items };
}
