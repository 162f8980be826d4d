import type { UserData } from '@horae/contract/core/session.contract';
import type { Database } from '#platform/database';
import { areas } from './areas';

/** Returns what the areas add to a session; the cart is empty if no area has one. */
export async function sessionExtras(db: Database, accountId: number): Promise<UserData['extras']> {
  const extras: UserData['extras'] = { eCommerceCartItemsCount: 0 };
  for (const area of areas) Object.assign(extras, await area.sessionExtras?.(db, accountId));
  return extras;
}
