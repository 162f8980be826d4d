import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { useMemo, useState } from 'react';
import { createStore } from '#platform/store';
import type { RosterAddress } from '../roster-address';
import { noGhost } from './model/ghost.rules';
import { planningWords } from './planning.words';
import { createCounts } from './row-counters';
import type { PlanEdits } from './use-plan-edits';

/** The counts beside each person, which follow what is being dragged; `ghost` keeps that. */
export function usePlanCounts(
  { now, drafts }: PlanEdits,
  rules: PlanRules | undefined,
  { zoom, days, range }: RosterAddress,
  leaveLeft: ReadonlyMap<number, number> | undefined,
) {
  const say = planningWords.use();
  const [ghost] = useState(() => createStore(noGhost));
  const counts = useMemo(
    () => (zoom === 'day' ? undefined : createCounts({ now, drafts, rules, days, range }, ghost, leaveLeft)),
    // Every text depends on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [zoom, now, drafts, rules, days, range, ghost, leaveLeft, say],
  );
  return { ghost, counts };
}
