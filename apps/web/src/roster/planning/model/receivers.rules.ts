import { weekStartOf } from '@horae/local-time/week';
import { dayRange } from '../../model/day-range.rules';
import { type Candidate, type CoverPlan, candidatesFor, changesOfCover, minutesAfter } from './cover.rules';
import type { PlanEntry } from './plan-now.rules';

/** Everybody to whom a shift can be reassigned: those of its department first, and last those who cannot take it. */
export const receiversOf = (shift: PlanEntry, plan: CoverPlan): Candidate[] =>
  candidatesFor(shift, plan).sort((a, b) => placeOf(a) - placeOf(b));

function placeOf({ clash, isSameDepartment }: Candidate): number {
  if (clash) return 2;
  return isSameDepartment ? 0 : 1;
}

/** The paid minutes that somebody has in the week of a shift, from Monday on, once it is theirs. */
export function weekWith(employee: number, shift: PlanEntry, plan: CoverPlan): number {
  const week = { start: weekStartOf(plan.days.dateOf(shift.start)), days: 7 };
  const changes = changesOfCover(plan.now, shift, employee, plan);
  return minutesAfter(employee, changes, { ...plan, range: dayRange(plan.days.zone, week) });
}
