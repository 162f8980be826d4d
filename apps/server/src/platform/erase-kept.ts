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

/** Deletes stored idempotent replies that contain a text; they would otherwise keep it for another day. */
export async function eraseReplies(tx: Database, text: string): Promise<void> {
  const written = sql`trim('"' from to_jsonb(${text}::text)::text)`;
  await tx.execute(
    sql`delete from ${idempotentReplies} where position(${written} in ${idempotentReplies.reply}::text) > 0`,
  );
}

/** Deletes stored idempotent replies about an employee, such as a leave and its reason. */
export async function eraseRepliesAbout(tx: Database, employeeId: number): Promise<void> {
  const isAbout = sql`jsonb_path_exists(${idempotentReplies.reply}, '$.**.employeeId ? (@ == $id)', jsonb_build_object('id', ${employeeId}::int))`;
  await tx.delete(idempotentReplies).where(isAbout);
}
