import type { Board } from '../../model/board.rules';
import { type Candidate, type CoverPlan, candidatesFor, changesOfCover, isFit } from './cover.rules';
import { draftsAhead } from './draft-ahead.rules';
import { type PlanEntry, type PlanNow, planNow } from './plan-now.rules';

export interface Offer {
  shift: PlanEntry;
  candidates: readonly Candidate[];
  /** Who takes it: as chosen, else the best one against whom nothing speaks; null: nobody. */
  to: number | null;
}

/** Who could take each shift. Who takes one has it when the next is looked at, so that together they are lawful, too. */
export function coverOffers(
  shifts: readonly PlanEntry[],
  plan: CoverPlan,
  board: Board,
  chosen: ReadonlyMap<number, number | null>,
  /** The plan as cover is looked for in it, which may have more than is planned. */
  lookedAt: (now: PlanNow) => PlanNow = asPlanned,
): Offer[] {
  const offers: Offer[] = [];
  let now = lookedAt(plan.now);
  let { drafts } = plan;
  for (const shift of shifts) {
    const candidates = candidatesFor(shift, { ...plan, now, drafts });
    const [best] = candidates;
    const usual = best && isFit(best) ? best.person.employeeId : null;
    const to = chosen.has(shift.id) ? chosen.get(shift.id)! : usual;
    offers.push({ shift, candidates, to });
    if (to === null) continue;
    const changes = changesOfCover(now, shift, to, plan);
    drafts = draftsAhead(drafts, changes, now, () => shift.employeeId);
    now = lookedAt(planNow(board, drafts, plan.days.zone));
  }
  return offers;
}

const asPlanned = (now: PlanNow) => now;
