import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { PlannedItem } from '#roster/planned-item';
import { checkedPlaces } from '../shifts/shift-places.commands';
import type { Current } from './draft-of-change';

/** Items with their places as they are stored; refused where the account plans nobody. */
export async function placedItems(
  tx: Database,
  hotel: GrantedHotel,
  items: readonly (PlannedItem | null)[],
  currents: ReadonlyMap<number, Current>,
): Promise<(PlannedItem | null)[]> {
  const wanted = items.flatMap((item, index) => {
    if (!item) return [];
    const { published, draft } = currents.get(item.id) ?? {};
    const before = [published?.departmentId ?? null, draft?.item.departmentId ?? null];
    const { employeeId, firstDay: day, departmentId, jobTitle } = item;
    return [{ employeeId, day, departmentId, jobTitle, before, path: `changes.${index}.item.departmentId` }];
  });
  const places = [...(await checkedPlaces(tx, hotel, wanted))];
  return items.map((item) => {
    if (!item) return null;
    const { departmentId, jobTitle } = places.shift()!;
    return { ...item, departmentId, jobTitle };
  });
}
