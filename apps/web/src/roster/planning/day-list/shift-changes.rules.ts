import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { LocalDays } from '../../model/local-days.rules';
import { readDayItems } from '../model/day-items.rules';
import { changesOfOpening } from '../model/open-plan.rules';
import { entryOf } from '../model/plan-items.rules';
import type { PlanEntry, PlanNow } from '../model/plan-now.rules';
import { replaceDay } from '../model/replace-day.rules';

/** What is done to a shift without asking further. */
export type DirectAction = 'open' | 'dayOff' | 'remove';

export const waysOf = { open: 'moved', dayOff: 'typed', remove: 'cleared' } as const;

/** The changes that an action comes to; none if the shift is gone. */
export function changesOfAction(now: PlanNow, action: DirectAction, shift: PlanEntry, days: LocalDays): PlanChange[] {
  const { id, employeeId, start, end } = shift;
  const entry = entryOf(now, { id, from: employeeId, start, end });
  if (!entry) return [];
  if (action === 'open') return changesOfOpening([entry], now, days);
  if (action === 'remove') return [{ id: entry.id, seen: entry.seen, item: null }];
  const date = days.dateOf(start);
  const items = readDayItems('off', date) ?? [];
  return replaceDay(now, { employee: employeeId, date, items }, days);
}
