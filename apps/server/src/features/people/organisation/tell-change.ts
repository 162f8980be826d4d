import type { Place } from '@horae/contract/people/organisation.contract';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import type { Database } from '#platform/database';
import { kindColumns } from './place-kinds';

interface Told {
  companyId: number;
  accountId: number | null;
  before: Place | null;
  after: Place;
  /** What else there is to know of it. */
  more?: Record<string, unknown>;
}

/** Writes down what became of a place and tells the open browsers. */
export async function tellPlace(tx: Database, { companyId, accountId, before, after, more }: Told): Promise<void> {
  await recordChange(tx, {
    companyId,
    accountId,
    object: kindColumns[after.kind].thing,
    objectId: after.id,
    deed: before ? 'change' : 'add',
    ...(before && { before }),
    after: { ...after, ...more },
  });
  await announce(tx, 'organisation', 'admins');
}
