import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { rosterVersions } from './live.table';

/** Returns the version of a hotel's roster; 0 if it has never changed. */
export async function rosterVersion(db: Database, companyId: number): Promise<number> {
  const [stored] = await db.select().from(rosterVersions).where(eq(rosterVersions.companyId, companyId));
  return stored?.version ?? 0;
}
