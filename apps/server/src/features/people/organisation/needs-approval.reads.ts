import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { readPlanSettings } from './plan-settings.reads';

/** Refuses a change of the published roster by somebody whose rosters are approved by others. */
export async function refuseUnapproved(
  tx: Database,
  { companyId, mayApprove }: Pick<GrantedHotel, 'companyId' | 'mayApprove'>,
): Promise<void> {
  if (!mayApprove && (await readPlanSettings(tx, companyId)).needsApproval)
    throw forbidden('Rosters of this hotel need approval. Plan the change as a draft and submit it.');
}
