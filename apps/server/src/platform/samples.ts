import { type Database, inTransaction } from './database';
import { sampleSets } from './samples.table';

/** Sample records that all accounts share. */
export interface SharedSamples {
  name: string;
  add: (tx: Database, now: Date) => Promise<void>;
}

/** Sample records that each account receives as its own copy, with the same ids. */
export interface PersonalSamples {
  name: string;
  add: (tx: Database, accountId: number, now: Date) => Promise<void>;
}

/** Adds the sample sets that have not been added yet. */
export async function addSharedSamples(db: Database, sets: SharedSamples[], now = new Date()): Promise<void> {
  for (const { name, add } of sets) await onceFor(db, 0, name, (tx) => add(tx, now));
}

/** Adds the sample sets that the account does not have yet. */
export async function addPersonalSamples(
  db: Database,
  accountId: number,
  sets: PersonalSamples[],
  now = new Date(),
): Promise<void> {
  for (const { name, add } of sets) await onceFor(db, accountId, name, (tx) => add(tx, accountId, now));
}

function onceFor(db: Database, accountId: number, name: string, add: (tx: Database) => Promise<void>): Promise<void> {
  return inTransaction(db, async (tx) => {
    const laid = await tx.insert(sampleSets).values({ name, accountId }).onConflictDoNothing().returning();
    if (laid.length > 0) await add(tx);
  });
}
