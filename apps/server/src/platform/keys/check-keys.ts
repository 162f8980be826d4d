import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Database, inTransaction } from '../database';
import { keyFingerprints } from './key-fingerprints.table';
import { type KeyName, type Keys, keyNames } from './keys';

/** Whether each key is the one by which the database was written. */
export type CheckedKeys = { name: KeyName; fingerprint: string; isRight: boolean }[];

/** Compares keys with their fingerprints; a database that has none takes those of the first server. */
export async function compareKeys(db: Database, keys: Keys): Promise<CheckedKeys> {
  return inTransaction(db, async (tx) => {
    const own = keyNames.map((name) => ({ name, fingerprint: fingerprintOf(keys[name]) }));
    await tx.insert(keyFingerprints).values(own).onConflictDoNothing();
    const stored = new Map((await tx.select().from(keyFingerprints)).map((row) => [row.name, row.fingerprint]));
    return own.map(({ name, fingerprint }) => ({ name, fingerprint, isRight: stored.get(name) === fingerprint }));
  });
}

/** Throws one line if a key is not the one by which the database was written, because its data could not be read. */
export async function refuseWrongKeys(db: Database, keys: Keys): Promise<void> {
  const wrong = (await compareKeys(db, keys)).find(({ isRight }) => !isRight);
  if (!wrong) return;
  const { name } = wrong;
  throw new Error(
    `The key "${name}" of this server is not the one this database was written with. Provide the right one as ${name.toUpperCase()}_KEY, in KEYS_DIR or in the data directory; if it is lost:  npm run keys -- --accept ${name}`,
  );
}

/** Makes a key the one by which the database is written from now on. What the former one sealed stays unreadable. */
export async function acceptKey(db: Database, name: KeyName, key: Buffer): Promise<void> {
  await db
    .update(keyFingerprints)
    .set({ fingerprint: fingerprintOf(key) })
    .where(eq(keyFingerprints.name, name));
}

const fingerprintOf = (key: Buffer): string =>
  createHmac('sha256', key).update('horae key fingerprint').digest('base64url').slice(0, 16);
