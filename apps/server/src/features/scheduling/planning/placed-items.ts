import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import { checkedPlaces, refuseDepartments } from '../shifts/shift-places.commands';
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
    const before = [published?.departmentId ?? null, draft?.item.departmentId ?? null];
    const { employeeId, firstDay: day, departmentId, jobTitle } = item;
    return [{ employeeId, day, departmentId, jobTitle, before, path: `changes.${index}.item.departmentId` }];
  });
  const ofPeople = wanted.flatMap(({ employeeId, ...place }) =>
    employeeId === null ? [] : [{ ...place, employeeId }],
  );
  await refuseDepartments(
    tx,
    hotel,
    wanted.filter(({ employeeId }) => employeeId === null),
  );
  const places = [...(await checkedPlaces(tx, hotel, ofPeople))];
  return items.map((item) => {
    if (!item || !hasPerson(item)) return item;
    const { departmentId, jobTitle } = places.shift()!;
    return { ...item, departmentId, jobTitle };
  });
}

/** An open shift is work of a department: leave is always somebody’s. */
function refuseHomeless({ allDay, departmentId }: AnyItem, index: number): void {
  if (allDay) throw invalid(`changes.${index}.item.employeeId`, 'A day off or leave needs a person.');
  if (departmentId === null)
    throw invalid(`changes.${index}.item.departmentId`, 'A shift without a person needs a department.');
}
