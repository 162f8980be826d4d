import { and, eq, gt, inArray } from 'drizzle-orm';
import { announce } from '#platform/announce';
import type { Database } from '#platform/database';
import { rosterHistory } from '../roster-history/roster-history.table';
import { draftsOfItems, writeDrafts } from './drafts.store';
import { lockPlan } from './lock-plan';
import { forgetSteps } from './steps.store';

interface Drafted {
  companyId: number;
  accountId: number;
  /** The open shifts of which a file made drafts, and when. */
  ids: readonly number[];
  at: Date;
}

/** Why the open shifts that a file drafted can no longer be taken back; null if they can. */
export async function openBuiltOn(tx: Database, { companyId, accountId, ids, at }: Drafted): Promise<string | null> {
  if (ids.length === 0) return null;
  await lockPlan(tx, companyId, [null]);
  const drafts = await draftsOfItems(tx, companyId, ids);
  if (drafts.some(({ version, changedBy }) => version > 1 || changedBy !== accountId))
    return 'its open shifts were changed since';
  const { itemId, recordedFrom } = rosterHistory;
  const [published] = await tx
    .select({ itemId })
    .from(rosterHistory)
    .where(and(eq(rosterHistory.companyId, companyId), inArray(itemId, [...ids]), gt(recordedFrom, at)))
    .limit(1);
  return published ? 'its open shifts were published or given to somebody since' : null;
}

/** Takes back the drafts of open shifts of a file, and the actions that would do them again. Audits nothing. */
export async function takeBackOpen(tx: Database, { companyId, accountId, ids }: Omit<Drafted, 'at'>): Promise<number> {
  const drafts = await draftsOfItems(tx, companyId, ids);
  if (drafts.length === 0) return 0;
  const gone = drafts.map(({ item }) => ({ id: item.id, after: null }));
  await writeDrafts(tx, { companyId, accountId }, gone);
  await forgetSteps(tx, companyId, ids);
  await announce(tx, 'plan', 'all');
  return drafts.length;
}
