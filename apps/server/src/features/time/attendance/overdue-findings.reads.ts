import { and, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { findingsFrom, inView, ofHotel } from './findings.service';

/** The number of overdue findings that the account may decide: those of the inbox's list of them. */
export async function countOverdueFindings(db: Database, hotel: GrantedHotel): Promise<number> {
  const wanted = and(...ofHotel(hotel), inView.overdue);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count ${findingsFrom(hotel)} where ${wanted}`,
  );
  return rows[0]?.count ?? 0;
}
