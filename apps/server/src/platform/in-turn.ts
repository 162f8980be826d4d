import { sql } from 'drizzle-orm';
import { type Database, inTransaction, withoutLimits } from './database';

const turnLock = 7_203_002;

/** Does work that only one server may do at a time, such as filling an empty database; the others wait. */
export async function inTurn<T>(db: Database, work: () => Promise<T>): Promise<T> {
  // The lock lasts as long as its transaction, so it also works through a pooler of transactions.
  return inTransaction(db, async (tx) => {
    await tx.execute(sql.raw(withoutLimits));
    await tx.execute(sql`select pg_advisory_xact_lock(${turnLock})`);
    return work();
  });
}
