import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { type AnyItem, hasPerson, placeFields } from '#roster/planned-item';
import { checkedOpenPlaces, checkedPlaces } from '../shifts/shift-places.commands';
import type { Current } from './draft-of-change';

/** Items with their places as they are stored; refused where the account plans nobody. */
export async function placedItems(
  tx: Database,
  hotel: GrantedHotel,
  items: readonly (AnyItem | null)[],
  currents: ReadonlyMap<number, Current>,
): Promise<(AnyItem | null)[]> {
  const wanted = items.flatMap((item, index) => {
    if (!item) return [];
    if (!hasPerson(item)) refuseHomeless(item, index);
    const { published, draft } = currents.get(item.id) ?? {};
    const before = [placeFields(published ?? {}), placeFields(draft?.item ?? {})];
    const { employeeId, firstDay: day } = item;
    return [{ ...placeFields(item), employeeId, day, before, path: `changes.${index}.item` }];
  });
  const ofPeople = wanted.flatMap(({ employeeId, ...place }) =>
    employeeId === null ? [] : [{ ...place, employeeId }],
  );
  const ofNobody = wanted.filter(({ employeeId }) => employeeId === null);
  const open = [...(await checkedOpenPlaces(tx, hotel, ofNobody))];
  const places = [...(await checkedPlaces(tx, hotel, ofPeople))];
  return items.map((item) => item && Object.assign({}, item, (hasPerson(item) ? places : open).shift()!));
}

/** An open shift is work of a department: leave is always somebody’s. */
function refuseHomeless({ allDay, departmentId }: AnyItem, index: number): void {
  if (allDay) throw invalid(`changes.${index}.item.employeeId`, 'A day off or leave needs a person.');
  if (departmentId === null)
    throw invalid(`changes.${index}.item.departmentId`, 'A shift without a person needs a department.');
}
