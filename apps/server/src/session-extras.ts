import type { UserData } from '@horae/contract/core/user-data';
import type { Database } from '#platform/database';
import type { Settings } from '#platform/settings';
import { areasInUse } from './areas';

/** Returns what reads what the areas add to a session; the cart is empty if no area has one. */
export const sessionExtras =
  (settings: Settings) =>
  async (db: Database, accountId: number): Promise<UserData['extras']> => {
    const extras: UserData['extras'] = { eCommerceCartItemsCount: 0 };
    for (const area of areasInUse(settings)) Object.assign(extras, await area.sessionExtras?.(db, accountId));
    return extras;
  };
