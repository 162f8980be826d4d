import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { rosterVersions } from './live.table';

/**
 * Holds up all other changes of a hotel's roster until the transaction ends, as a change of it does. To be called before
 * any other lock of the hotel is taken: a change of the roster takes this one first.
 */
export async function lockRoster(tx: Database, companyId: number): Promise<void> {
  await tx
    .select({ version: rosterVersions.version })
    .from(rosterVersions)
    .where(eq(rosterVersions.companyId, companyId))
    .for('update');
}
