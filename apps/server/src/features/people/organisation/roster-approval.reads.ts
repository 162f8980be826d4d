import { eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { companies } from './organisation.table';

/** Whether planners of a hotel who may not approve submit their rosters instead of publishing them. */
export async function needsApproval(db: Database, companyId: number): Promise<boolean> {
  const [hotel] = await db
    .select({ isNeeded: companies.needsApproval })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return hotel?.isNeeded ?? false;
}

/** Refuses a change of the published roster by somebody whose rosters are approved by others. */
export async function refuseUnapproved(
  tx: Database,
  { companyId, mayApprove }: Pick<GrantedHotel, 'companyId' | 'mayApprove'>,
): Promise<void> {
  if (!mayApprove && (await needsApproval(tx, companyId)))
    throw forbidden('Rosters of this hotel need approval. Plan the change as a draft and submit it.');
}
