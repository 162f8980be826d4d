import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { Finding } from '../../model/findings.rules';
import { type CoverPlan, candidatesFor, changesOfCover, isFit } from './cover.rules';
import { clashOfDrag } from './drag-clash.rules';
import { findingsAfter, newFindings } from './plan-check.rules';
import { retimeItem } from './plan-items.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { rulesOf } from './planned-work.rules';

interface Span {
  start: number;
  end: number;
}

/** A change of one shift after which a finding is gone, and nothing else is against the law. */
export type Mend =
  | { kind: 'later' | 'earlier'; shift: PlanEntry; to: Span; minutes: number }
  | { kind: 'give'; shift: PlanEntry; to: StaffResource };

/** So many people are named; Find cover lists the others. */
const mostPeople = 3;
const minute = 60_000;

interface Retiming {
  kind: 'later' | 'earlier';
  minutes: number;
}

const missing = ({ amount, limit }: Finding): number => (limit ?? 0) - (amount ?? 0);
/** How the times of the last shift of a finding mend it: by how much it begins later, or ends earlier. */
const timesThatMend: Partial<Record<Finding['code'], (finding: Finding) => Retiming>> = {
  planRest: (finding) => ({ kind: finding.otherHotel?.isNext ? 'earlier' : 'later', minutes: missing(finding) }),
  planLongDay: (finding) => ({ kind: 'earlier', minutes: -missing(finding) }),
  // The average of a week of six days of 24 hours.
  planNightAverage: (finding) => ({ kind: 'earlier', minutes: -missing(finding) * 6 }),
  planOvertimeDay: (finding) => ({ kind: 'earlier', minutes: -missing(finding) }),
};

/** What would mend a finding about the plan of a person: other times, then the people who could take the shift. */
export function mendsOf(finding: Finding, employee: number, plan: CoverPlan): Mend[] {
  const ofFinding = new Set(finding.shiftIds);
  const shift = plan.now.entriesOf(employee).findLast(({ id }) => ofFinding.has(id));
  if (!shift) return [];
  const retimed = retiming(finding, shift);
  const offered = candidatesFor(shift, plan)
    .filter(isFit)
    .map(({ person }): Mend => ({ kind: 'give', shift, to: person }))
    .filter((mend) => isMended(finding, employee, mend, plan))
    .slice(0, mostPeople);
  return [...(retimed && isMended(finding, employee, retimed, plan) ? [retimed] : []), ...offered];
}

/** A shift that begins later keeps its length; one that is too long is shortened at its end. */
function retiming(finding: Finding, shift: PlanEntry): Mend | null {
  const by = timesThatMend[finding.code]?.(finding);
  if (!by) return null;
  const { kind, minutes } = by;
  const start = kind === 'later' ? shift.start + minutes * minute : shift.start;
  const end = kind === 'later' ? shift.end + minutes * minute : shift.end - minutes * minute;
  return start < end ? { kind, shift, to: { start, end }, minutes } : null;
}

/** The changes that a mend comes to. */
export const changesOfMend = (now: PlanNow, mend: Mend, plan: Pick<CoverPlan, 'days' | 'people'>): PlanChange[] =>
  mend.kind === 'give'
    ? changesOfCover(now, mend.shift, mend.to.employeeId, plan)
    : retimeItem(now, { id: mend.shift.id, from: mend.shift.employeeId, ...spanOf(mend.shift) }, mend.to, plan.days);

const spanOf = ({ start, end }: PlanEntry): Span => ({ start, end });

function isMended({ code, date }: Finding, employee: number, mend: Mend, plan: CoverPlan): boolean {
  const { now, drafts, rules, days } = plan;
  const changes = changesOfMend(now, mend, plan);
  const person = rulesOf(rules, employee);
  if (changes.length === 0 || !person || clashOfDrag(now, changes, days.zone)) return false;
  const checked = { rules, drafts, zone: days.zone };
  const stays = findingsAfter(person, checked, changes).some(({ kind, day }) => kind === code && day === date);
  return !stays && !newFindings(checked, changes).some(({ grade }) => grade === 'against');
}
