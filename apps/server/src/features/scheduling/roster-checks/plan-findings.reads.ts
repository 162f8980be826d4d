import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import type { Database } from '#platform/database';
import { findInPlans, type PlanOverlay } from './find-in-plans';

interface Hotel {
  companyId: number;
  timeZone: string;
}

/** What would be wrong with these people's plans between two days if a draft were published. */
export const findingsOfDraft = (
  db: Database,
  { companyId, timeZone }: Hotel,
  days: { first: string; last: string },
  people: Parameters<typeof findInPlans>[4],
  overlay: PlanOverlay,
): Promise<CheckFinding[]> => findInPlans(db, companyId, timeZone, days, people, overlay);
