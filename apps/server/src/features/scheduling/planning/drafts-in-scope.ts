import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { isItemOn, type ListedOn } from '#roster/listed-on.rules';
import type { Listed } from '#roster/resources';
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
  people: Listed,
  days: Days,
  departments: readonly number[] = [],
): Promise<Draft[]> {
  const mayPlan = await readOpenScope(db, hotel);
  const isChosen = (id: number) => mayPlan(id) && (departments.length === 0 || departments.includes(id));
  const ofPeople = await draftsOfListed(db, hotel, people, days);
  const ofOpen = await draftsOfOpen(db, hotel.companyId, isChosen, days);
  const known = new Set(ofPeople.map(({ item }) => item.id));
  return [...ofPeople, ...ofOpen.filter(({ item }) => !known.has(item.id))];
}

/** The drafts of people on the days on which they are listed, or away from them. */
export async function draftsOfListed(
  db: Database,
  { companyId }: GrantedHotel,
  { people, isOn }: Listed,
  days: Days,
): Promise<Draft[]> {
  const ids = people.map(({ employeeId }) => employeeId);
  return (await draftsOfPeople(db, companyId, ids, days)).filter((draft) => isDraftOn(isOn, draft));
}

const isDraftOn = (isOn: ListedOn, { item, published }: Draft): boolean =>
  [item, ...(published ? [{ ...published, allDay: item.allDay }] : [])].some(
    ({ employeeId, ...days }) => employeeId !== null && isItemOn(isOn, { ...days, employeeId }),
  );
