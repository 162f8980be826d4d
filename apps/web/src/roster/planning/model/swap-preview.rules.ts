import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { type CoverPlan, minutesAfter } from './cover.rules';
import type { DayItem } from './day-items.rules';
import { clashOfDrag, type DragClash } from './drag-clash.rules';
import { type NewFinding, newFindings } from './plan-check.rules';
import type { PlanEntry } from './plan-now.rules';
import { type DayWanted, entriesOn, replaceDays } from './replace-day.rules';
import { isSwappable, type Swap, swappedDays } from './swap-days.rules';

/** What somebody has on a day before a swap and after it. */
export interface SwappedDay {
  before: readonly PlanEntry[];
  after: readonly DayItem[];
}

/** A day of a swap; where it stays as it is, why. */
export interface SwapLine {
  date: LocalDate;
  stays: 'leave' | 'pinned' | null;
  /** Of each of the two people. */
  each: readonly SwappedDay[];
}

export interface SwapPreview {
  lines: readonly SwapLine[];
  people: readonly { person: StaffResource; minutes: { before: number; after: number }; findings: NewFinding[] }[];
  clash: DragClash | null;
  changes: readonly PlanChange[];
}

/** What a swap would do; `free` leaves out the days that are pinned. */
export function swapPreview(
  swap: Swap,
  { now, drafts, rules, days, range, people }: CoverPlan,
  free: (wanted: readonly DayWanted[]) => readonly DayWanted[],
): SwapPreview {
  const wanted = free(swappedDays(now, swap, days));
  const changes = replaceDays(now, wanted, days);
  const clash = clashOfDrag(now, changes, days.zone);
  const found = clash ? [] : newFindings({ rules, drafts, zone: days.zone }, changes);
  const plan = { drafts, rules, days, range };
  return {
    lines: swap.dates.flatMap((date): SwapLine[] => {
      const each = swap.people.map((employee) => ({
        before: entriesOn(now, employee, date, days),
        after: wanted.find((one) => one.employee === employee && one.date === date)?.items ?? [],
      }));
      if (each.every(({ before }) => before.length === 0)) return [];
      const isFree = wanted.some((one) => one.date === date);
      const stays = isFree ? null : isSwappable(now, swap, date, days) ? 'pinned' : 'leave';
      return [{ date, stays, each }];
    }),
    people: swap.people.flatMap((employee) => {
      const person = people.find(({ employeeId }) => employeeId === employee);
      if (!person) return [];
      const minutes = {
        before: minutesAfter(employee, [], plan),
        after: minutesAfter(employee, changes, plan),
      };
      return [{ person, minutes, findings: found.filter(({ employeeId }) => employeeId === employee) }];
    }),
    clash,
    changes,
  };
}
