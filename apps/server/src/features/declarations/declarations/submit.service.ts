import type { GrantedHotel } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { conflict, forbidden } from '#platform/errors';
import { lockDeclaring, queueDays } from './queue-days';
import type { Asked } from './read-roster';
import { settingsOf } from './settings.service';

/** Queues the differences between plan and declarations; returns the number of messages, which tells of leave. */
export async function submitDays(db: Database, hotel: GrantedHotel, accountId: number, asked: Asked): Promise<number> {
  if (!hotel.mayPlan || !hotel.mayApprove) throw forbidden();
  return inTransaction(db, async (tx) => {
    await lockDeclaring(tx, hotel.companyId);
    const { sendsSchedules } = await settingsOf(tx, hotel.companyId);
    if (!sendsSchedules)
      throw conflict('Schedules are switched off in the declaration settings of this hotel. Switch them on to submit.');
    return queueDays(tx, hotel, accountId, asked);
  });
}
