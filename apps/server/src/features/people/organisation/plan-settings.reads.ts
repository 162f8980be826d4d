import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { companies } from './organisation.table';

interface PlanSettings {
  needsApproval: boolean;
  publishesAtOnce: boolean;
}

/** How a hotel publishes its rosters. */
export async function readPlanSettings(db: Database, companyId: number): Promise<PlanSettings> {
  const { needsApproval, publishesAtOnce } = companies;
  const [settings] = await db
    .select({ needsApproval, publishesAtOnce })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return settings!;
}
