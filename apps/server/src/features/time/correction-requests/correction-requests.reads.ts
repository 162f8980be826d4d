import { and, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { correctionRequests } from './correction-requests.table';
import { requestsFrom } from './read-requests';
import { inView, ofApprover } from './requests.service';

const r = alias(correctionRequests, 'r');

/** The number of open requests for correction that the account may decide. */
export async function countOpenRequests(db: Database, hotel: GrantedHotel): Promise<number> {
  const wanted = and(sql`${r.companyId} = ${hotel.companyId}`, ofApprover({ hotel }), inView.open);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${requestsFrom(hotel)} where ${wanted}`,
  );
  return rows[0]?.count ?? 0;
}
