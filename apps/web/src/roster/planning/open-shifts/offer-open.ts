import { notify } from '#platform/notify';
import type { LocalDays } from '../../model/local-days.rules';
import type { DayItem } from '../model/day-items.rules';
import { awayOf } from '../model/day-text.rules';
import { changesOfReopening } from '../model/open-plan.rules';
import type { PlanEntry } from '../model/plan-now.rules';
import { planningWords } from '../planning.words';
import type { PlanEdits } from '../use-plan-edits';

/** Leave or a day off that was typed over shifts has taken them off: offers to leave them open instead. */
export function offerOpen(
  before: readonly PlanEntry[],
  items: readonly DayItem[],
  edits: Pick<PlanEdits, 'change'>,
  days: LocalDays,
): void {
  const { say } = planningWords;
  const shifts = before.filter(({ typeOfShift }) => !awayOf(typeOfShift));
  if (shifts.length === 0 || !items.some(({ typeOfShift }) => awayOf(typeOfShift))) return;
  const run = () => edits.change('moved', (now) => changesOfReopening(shifts, now, days));
  notify(say('open.replaced', { count: shifts.length }), { action: { label: say('open.leave'), run } });
}
