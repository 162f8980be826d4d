import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, lt } from 'drizzle-orm';
import { type Database, inTransaction } from '../database';
import type { Work } from '../work/run-work';
import { isUnused } from './upload-store';
import { uploads } from './uploads.table';

const dayMilliseconds = 86_400_000;

/** Removes files older than a day that no record uses, and files without a row; returns how many. */
export async function removeOrphans(db: Database, directory: string, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - dayMilliseconds);
  await inTransaction(db, async (tx) => {
    // Locked, so that a record that starts to use a file right now either keeps it or learns that it is gone.
    const isOrphan = and(lt(uploads.createdAt, before), isUnused(tx));
    const orphans = await tx
      .select({ key: uploads.key })
      .from(uploads)
      .where(isOrphan)
      .for('update', { skipLocked: true });
    const keys = orphans.map(({ key }) => key);
    if (keys.length > 0) await tx.delete(uploads).where(and(inArray(uploads.key, keys), isUnused(tx)));
  });
  let removed = 0;
  for (const name of await readdir(directory).catch(() => [])) {
    const path = join(directory, name);
    const file = await stat(path).catch(() => undefined);
    if (!file || file.mtime >= before) continue;
    const [row] = await db
      .select({ key: uploads.key })
      .from(uploads)
      .where(inArray(uploads.key, [name]));
    if (row) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Each server cleans its own directory every hour. */
export const sweepWork = (db: Database, directory: string): Work => ({
  name: 'orphaned uploads',
  everySeconds: 3600,
  isLocal: true,
  due: async () => [0],
  work: () => removeOrphans(db, directory),
});
