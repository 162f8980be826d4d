import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from './audit.table';
import { bare } from './column-names';
import type { Database } from './database';
import { idempotentReplies } from './idempotency.table';

/** Empties the values of audit rows: who did what and when stays, the values would tell it all again. */
export async function eraseAudited(tx: Database, which: SQL): Promise<void> {
  await tx.execute(
    sql`update ${auditEntries} set ${bare(auditEntries.before)} = null, ${bare(auditEntries.after)} = null where ${which}`,
  );
}

/** Answers kept for a repeated request would tell a name for another day. */
export async function eraseReplies(tx: Database, name: string): Promise<void> {
  await tx.execute(
    sql`delete from ${idempotentReplies} where position(${name} in ${idempotentReplies.reply}::text) > 0`,
  );
}
