import { and, asc, count, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { addPersonalSamples, addSharedSamples, type PersonalSamples, type SharedSamples } from '#platform/samples';
import { sampleSets } from '#platform/samples.table';
import { ofAllAreas } from './areas';
import { accounts } from './features/core/session/session.table';

/** The initial data of a demo server, besides its hotels. */
const sharedSamples: SharedSamples[] = ofAllAreas((area) => area.sharedSamples);

/** The initial data of every account on any server. */
const beginnings: PersonalSamples[] = ofAllAreas((area) => area.beginnings);

/** The initial data of each account on a demo server. */
const personalSamples: PersonalSamples[] = ofAllAreas((area) => area.personalSamples);

/** Adds the samples of a demo server, including those that a newer version introduced. */
export async function addSamples(db: Database): Promise<void> {
  await addSharedSamples(db, sharedSamples);
  await beginAccounts(db, true);
}

/** Adds missing initial data to every account, because an account may be older than a section. */
export async function beginAccounts(db: Database, isDemo: boolean): Promise<void> {
  const names = setsOf(isDemo).map(({ name }) => name);
  const complete = db
    .select({ id: sampleSets.accountId })
    .from(sampleSets)
    .where(inArray(sampleSets.name, names))
    .groupBy(sampleSets.accountId)
    .having(eq(count(), names.length));
  const lacking = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(notInArray(accounts.id, complete))
    .orderBy(asc(accounts.id));
  for (const { id } of lacking) await beginAccount(isDemo)(db, id);
}

/** Whether the shared samples that accounts refer to exist; a command may run before the server's first start. */
export async function areSamplesLaid(db: Database): Promise<boolean> {
  const names = sharedSamples.map(({ name }) => name);
  const laid = await db
    .select({ name: sampleSets.name })
    .from(sampleSets)
    .where(and(eq(sampleSets.accountId, 0), inArray(sampleSets.name, names)));
  return laid.length === names.length;
}

/** Returns a function that adds the initial data to a new account. */
export function beginAccount(isDemo: boolean): (tx: Database, accountId: number) => Promise<void> {
  return (tx, accountId) => addPersonalSamples(tx, accountId, setsOf(isDemo));
}

// Samples come first: a beginning need not add what they already contain.
const setsOf = (isDemo: boolean) => (isDemo ? [...personalSamples, ...beginnings] : beginnings);
