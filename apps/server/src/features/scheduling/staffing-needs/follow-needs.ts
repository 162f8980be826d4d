import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChanges } from '#platform/audit';
import type { Database } from '#platform/database';
import { noted } from './shown-need';
import type { NeedRow } from './staffing-needs.store';

export interface NeedsContext {
  hotel: GrantedHotel;
  accountId: number;
}

/** What a change makes of a row: null before it is new, null after it is gone. */
export interface NeedChange {
  before: NeedRow | null;
  after: NeedRow | null;
}

export async function follow(
  tx: Database,
  { hotel: { companyId }, accountId }: NeedsContext,
  changes: readonly NeedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const entries = changes.map(({ before, after }) => ({
    companyId,
    accountId,
    object: 'staffing need',
    objectId: (after ?? before)!.id,
    action: before === null ? ('add' as const) : after === null ? ('remove' as const) : ('change' as const),
    before: before && noted(before),
    after: after && noted(after),
  }));
  await recordChanges(tx, entries);
  await announce(tx, 'staffing-needs', 'all');
}
