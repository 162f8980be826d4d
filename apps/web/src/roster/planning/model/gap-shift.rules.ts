import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import { addDays } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import { openRowOf } from '../../model/open-rows.rules';
import { type Candidate, type CoverPlan, rankedCandidates, shiftsToCover } from './cover.rules';
import type { CoverLine, Gap } from './cover-lines.rules';
import { hasSkill, isInJob, staffOn } from './department-of.rules';
import { drawItem } from './plan-items.rules';
import type { PlanNow } from './plan-now.rules';

/** A longer gap is closed by more than one shift. */
const usualShift = 8 * 3_600_000;
const longestShift = 10 * 3_600_000;

/** The shift that is offered for a gap. */
export const shiftOfGap = ({ start, end }: Gap): { start: number; end: number } => ({
  start,
  end: end - start > longestShift ? start + usualShift : end,
});

/** The times of a shift that begins on the day of a gap; an end before the start is on the next day. */
export function spanOf(date: string, from: string, to: string, { zone }: LocalDays) {
  const at = (time: string, minutes: number) => {
    const [hour, minute] = time.split(':').map(Number);
    return zone.instantAt(Date.parse(`${date}T00:00:00Z`) + (hour! * 60 + minute! + minutes) * 60_000);
  };
  return { start: at(from, 0), end: at(to, to <= from ? 1440 : 0) };
}

type Span = { start: number; end: number };

/** The changes that give somebody the shift of a gap, which needs what the gap is short of. */
export const changesOfGap = (
  now: PlanNow,
  employee: number,
  { skill }: Pick<CoverLine, 'skill'>,
  span: Span,
  days: LocalDays,
): PlanChange[] => drawItem(now, { employee, ...span, skill }, days);

/** The open shifts of its department that lie in a gap, and the days on which they begin. */
export function openInGap(
  { departmentId }: Pick<CoverLine, 'departmentId'>,
  { start, end }: Gap,
  { now, days }: { now: PlanNow; days: LocalDays },
): { count: number; dates: string[] } {
  const first = days.dateOf(start);
  const found = shiftsToCover(openRowOf(departmentId), [addDays(first, -1), first], { now, days }).filter(
    (shift) => shift.start < end && start < shift.end,
  );
  return { count: found.length, dates: [...new Set(found.map((shift) => days.dateOf(shift.start)))] };
}

/** The people who count for a line, those first who can best take a new shift. */
export function gapCandidates(
  { departmentId, jobTitle, skill }: Pick<CoverLine, 'departmentId' | 'jobTitle' | 'skill'>,
  span: Span,
  staff: NeedDays['staff'],
  plan: CoverPlan,
): Candidate[] {
  const day = plan.days.dateOf(span.start);
  const counted = new Set(
    staff
      .map((person) => staffOn(person, day))
      .filter((person) => person.departmentId === departmentId && isInJob(undefined, person, jobTitle))
      .filter((person) => hasSkill(person, skill, day))
      .map(({ employeeId }) => employeeId),
  );
  return rankedCandidates(
    plan.people.filter(({ employeeId }) => counted.has(employeeId)),
    plan,
    { ...span, breakMinutes: 0 },
    ({ employeeId }) => changesOfGap(plan.now, employeeId, { skill }, span, plan.days),
    () => ({ isSameJob: jobTitle !== null, isSameDepartment: true }),
  );
}
