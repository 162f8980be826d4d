import type { UserData } from '@horae/contract/core/session.contract';
import type { Database } from '#platform/database';
import { areas } from './areas';

/** What the areas add to a session: a cart is empty where no area keeps one. */
export async function sessionExtras(db: Database, accountId: number): Promise<UserData['extras']> {
  const extras: UserData['extras'] = { eCommerceCartItemsCount: 0 };
  for (const area of areas) Object.assign(extras, await area.sessionExtras?.(db, accountId));
  return extras;
}
