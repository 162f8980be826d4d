import { type SQL, sql } from 'drizzle-orm';
import { auditEntries } from './audit.table';
import { bare } from './column-names';
import type { Database } from './database';
import { idempotentReplies } from './idempotency.table';

/** Clears the values of audit entries: who did what and when remains, but the values could reveal erased data. */
export async function eraseAudited(tx: Database, which: SQL): Promise<void> {
  await tx.execute(
    sql`update ${auditEntries} set ${bare(auditEntries.before)} = null, ${bare(auditEntries.after)} = null where ${which}`,
  );
}

/** Deletes stored idempotent replies that contain the name; they would otherwise keep it for another day. */
export async function eraseReplies(tx: Database, name: string): Promise<void> {
  await tx.execute(
    sql`delete from ${idempotentReplies} where position(${name} in ${idempotentReplies.reply}::text) > 0`,
  );
}
