import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import type { Database } from '#platform/database';
import { findInPlans } from './find-in-plans';
import type { PlanOverlay } from './planned-shifts.rules';

export { newlyUnlawfulAhead } from './far-ahead';
export { readPlanRules } from './plan-rules';
export { isUnlawful, newlyUnlawful, reachOfChange } from './unlawful.rules';
export type { PlanOverlay };

interface Hotel {
  companyId: number;
  timeZone: string;
}

/** What is wrong with these people's plans between two days, or would be if a draft were published. */
export const findingsOfDraft = (
  db: Database,
  { companyId, timeZone }: Hotel,
  days: { first: string; last: string },
  people: Parameters<typeof findInPlans>[4],
  overlay?: PlanOverlay,
): Promise<CheckFinding[]> => findInPlans(db, companyId, timeZone, days, people, overlay);
