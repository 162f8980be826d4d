import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { Draft } from './draft';
import { draftsOfOpen, draftsOfPeople } from './drafts.store';
import { readOpenScope } from './open-scope';
import type { Days } from './plan-scope';

/**
 * The drafts of these people, and those of the open shifts that the account plans: of these departments, or of all if
 * none is given.
 */
export async function draftsInScope(
  db: Database,
  hotel: GrantedHotel,
  people: readonly number[],
  days: Days,
  departments: readonly number[] = [],
): Promise<Draft[]> {
  const mayPlan = await readOpenScope(db, hotel);
  const isChosen = (id: number) => mayPlan(id) && (departments.length === 0 || departments.includes(id));
  const ofPeople = await draftsOfPeople(db, hotel.companyId, people, days);
  const ofOpen = await draftsOfOpen(db, hotel.companyId, isChosen, days);
  const known = new Set(ofPeople.map(({ item }) => item.id));
  return [...ofPeople, ...ofOpen.filter(({ item }) => !known.has(item.id))];
}
