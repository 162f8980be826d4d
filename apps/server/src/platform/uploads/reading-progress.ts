import { and, eq } from 'drizzle-orm';
import type { Database } from '../database';
import { keyOf } from './upload-store';
import { uploads } from './uploads.table';

const everyMilliseconds = 300;

/**
 * Stores how far a file has been read, for whoever waits for it at any server. `db` is not the transaction that reads
 * it, which shows nothing before its end; what cannot be stored is left out.
 */
export function noteReading(db: Database, address: string): (share: number) => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  return (readShare) => {
    if (performance.now() - notedAt < everyMilliseconds) return;
    notedAt = performance.now();
    void db
      .update(uploads)
      .set({ readShare })
      .where(eq(uploads.key, keyOf(address) ?? ''))
      .catch(() => undefined);
  };
}

/** How far an own file has been read, from 0 to 1; null if nobody has begun, or it is somebody else's. */
export async function readingShare(db: Database, accountId: number, address: string): Promise<number | null> {
  const [file] = await db
    .select({ share: uploads.readShare })
    .from(uploads)
    .where(and(eq(uploads.key, keyOf(address) ?? ''), eq(uploads.accountId, accountId)));
  return file?.share ?? null;
}
