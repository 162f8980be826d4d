import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { submissionsToDecide } from './seen-submissions';

/** Counts the submitted rosters that this account may approve. */
export async function countToApprove(db: Database, account: Pick<Account, 'id'>, hotel: GrantedHotel): Promise<number> {
  return (await submissionsToDecide(db, account, hotel)).length;
}
