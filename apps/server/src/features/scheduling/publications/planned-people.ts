import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { readResources } from '#roster/resources';

/** The employees whom the account plans on these days; null: everybody of the hotel. */
export async function plannedPeople(
  db: Database,
  hotel: GrantedHotel,
  days: { first: string; last: string },
): Promise<number[] | null> {
  if (hotel.scope.kind === 'hotel') return null;
  return (await readResources(db, hotel, {}, days)).map(({ employeeId }) => employeeId);
}
