import { and, asc, count, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { addPersonalSamples, addSharedSamples, type PersonalSamples, type SharedSamples } from '#platform/samples';
import { sampleSets } from '#platform/samples.table';
import { ofAllAreas } from './areas';
import { accounts } from './features/core/session/session.table';

/** What a demo server starts with, beside its hotels. */
const sharedSamples: SharedSamples[] = ofAllAreas((area) => area.sharedSamples);

/** What every account starts with, whatever the server. */
const beginnings: PersonalSamples[] = ofAllAreas((area) => area.beginnings);

/** What each account of a demo server starts with. */
const personalSamples: PersonalSamples[] = ofAllAreas((area) => area.personalSamples);

/** Lays down the samples of a demo server, also those that came with a newer version. */
export async function addSamples(db: Database): Promise<void> {
  await addSharedSamples(db, sharedSamples);
  await beginAccounts(db, true);
}

/** Gives every account what it has not got yet: it may be older than a section. */
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

/** Whether everything is there that the samples of an account refer to: a command may run before the server ever did. */
export async function areSamplesLaid(db: Database): Promise<boolean> {
  const names = sharedSamples.map(({ name }) => name);
  const laid = await db
    .select({ name: sampleSets.name })
    .from(sampleSets)
    .where(and(eq(sampleSets.accountId, 0), inArray(sampleSets.name, names)));
  return laid.length === names.length;
}

/** Gives a new account what belongs to it. */
export function beginAccount(isDemo: boolean): (tx: Database, accountId: number) => Promise<void> {
  return (tx, accountId) => addPersonalSamples(tx, accountId, setsOf(isDemo));
}

// The samples first: what they lay down, a beginning need not add.
const setsOf = (isDemo: boolean) => (isDemo ? [...personalSamples, ...beginnings] : beginnings);
