import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { rosterVersions } from './live.table';

/** How often the roster of a hotel has changed; 0 when it never has. */
export async function rosterVersion(db: Database, companyId: number): Promise<number> {
  const [stored] = await db.select().from(rosterVersions).where(eq(rosterVersions.companyId, companyId));
  return stored?.version ?? 0;
}
