import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';

export type Settle = (tx: Database, hotel: GrantedHotel) => Promise<number>;

/** Compares the days that a changed agreement covers with the plan again, in the transaction of the change. */
export async function settleByAgreement(tx: Database, hotel: GrantedHotel, settle: Settle): Promise<void> {
  await announce(tx, 'clock-devices', 'admins');
  await settle(tx, hotel);
  await announce(tx, 'attendance', 'all');
  await announce(tx, 'timesheets', 'all');
}
