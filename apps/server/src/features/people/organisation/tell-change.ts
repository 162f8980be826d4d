import type { Place } from '@horae/contract/people/places';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { kindColumns } from './place-kinds';

interface Told {
  companyId: number;
  accountId: number | null;
  before: Place | null;
  after: Place;
  /** Further facts for the audit. */
  more?: Record<string, unknown>;
}

/** Audits a change of a place and notifies the open browsers. */
export async function tellPlace(tx: Database, { companyId, accountId, before, after, more }: Told): Promise<void> {
  await recordChange(tx, {
    companyId,
    accountId,
    object: kindColumns[after.kind].thing,
    objectId: after.id,
    action: before ? 'change' : 'add',
    ...(before && { before }),
    after: { ...after, ...more },
  });
  await announce(tx, 'organisation', 'admins');
}
