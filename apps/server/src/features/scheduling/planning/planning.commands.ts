import type { AnyChange } from '@horae/contract/scheduling/plan-changes';
import { and, arrayOverlaps, eq, or } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { AnyItem } from '#roster/planned-item';
import { changePlan } from './change-plan.service';
import { wantedOf } from './copy-days.rules';
import { draftsOfItems } from './drafts.store';
import { lockPlan } from './lock-plan';
import { type Days, longestRange } from './plan-scope';
import { planSteps, rosterDrafts } from './planning.table';
import { readItemsById } from './published-items';

export { openBuiltOn, takeBackOpen } from './take-back-open';

/**
 * Removes what is drafted for an employee, and the actions that mention them. Checks and audits nothing: the erasure or
 * the removal of the person does.
 */
export async function eraseFromDrafts(tx: Database, companyId: number, employeeId: number): Promise<void> {
  const isTheirs = or(eq(rosterDrafts.employeeId, employeeId), eq(rosterDrafts.publishedEmployeeId, employeeId));
  await tx.delete(rosterDrafts).where(and(eq(rosterDrafts.companyId, companyId), isTheirs));
  await tx
    .delete(planSteps)
    .where(and(eq(planSteps.companyId, companyId), arrayOverlaps(planSteps.employeeIds, [employeeId])));
}

/** What a file says of an item: without an id it is new, without an item it goes. */
export interface ItemChange {
  id?: number;
  item: AnyItem | null;
}

/** Locks the open shifts of a hotel, after the rosters of its people. */
export const lockOpenShifts = (tx: Database, companyId: number): Promise<void> => lockPlan(tx, companyId, [null]);

/**
 * Drafts what a file changes as one action, which its account can undo, and answers the ids of its items. The caller has
 * locked the rosters.
 */
export async function draftFile(
  tx: Database,
  accountId: number,
  hotel: GrantedHotel,
  { days, changes }: { days: Days; changes: readonly ItemChange[] },
): Promise<number[]> {
  const ids = changes.flatMap(({ id }) => id ?? []);
  const published = await readItemsById(tx, hotel, ids);
  const drafts = await draftsOfItems(tx, hotel.companyId, ids);
  const versionOf = new Map(published.map(({ id, version }) => [id, version]));
  const draftOf = new Map(drafts.map(({ item, version }) => [item.id, version]));
  const wanted = changes.map(({ id, item }): AnyChange => {
    const seen =
      id === undefined
        ? { published: null, draft: null }
        : { published: versionOf.get(id) ?? null, draft: draftOf.get(id) ?? null };
    return {
      ...(id !== undefined && { id }),
      seen,
      item: item && wantedOf(item, hotel.timeZone),
    };
  });
  const { drafts: made } = await changePlan(tx, { id: accountId }, hotel, {
    way: 'imported',
    changes: wanted,
    ...longestRange(days),
  });
  return made.map(({ id }) => id);
}
