import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { awayOf } from './day-text.rules';
import type { PlanNow } from './plan-now.rules';

/** Ids below zero stand for new items until the server has given them theirs. */
let lastNew = 0;

/** The drafts as they will be once the server has taken the changes. */
export function draftsAhead(
  drafts: readonly PlanDraft[],
  changes: readonly PlanChange[],
  now: PlanNow,
  employeeOf: (id: number) => number | undefined,
): PlanDraft[] {
  const ahead = new Map(drafts.map((draft) => [draft.id, draft]));
  for (const { id, seen, item } of changes) {
    const known = id === undefined ? undefined : now.draftOf(id);
    const holder = id === undefined ? undefined : employeeOf(id);
    const published =
      known?.published ??
      (seen.published !== null && holder !== undefined ? { version: seen.published, employeeId: holder } : null);
    const key = id ?? (lastNew -= 1);
    if (!item && !published) ahead.delete(key);
    else
      ahead.set(key, {
        id: key,
        version: seen.draft ?? 0,
        published,
        item: item && { ...item, title: '', department: null, workCentre: null, allDay: awayOf(item.typeOfShift) },
        by: null,
        at: '',
      });
  }
  return [...ahead.values()];
}
