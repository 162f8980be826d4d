import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import { departmentOfRow } from '../../model/open-rows.rules';
import { contractDifference, minutesOf } from '../../model/totals.rules';
import type { CountedPlan } from './counted-work.rules';
import { type Burden, burdenOf, costOf, timesApart } from './cover-reasons.rules';
import { readDayItems } from './day-items.rules';
import { isLeaveType } from './day-text.rules';
import { clashOfDrag, type DragClash } from './drag-clash.rules';
import { personOn } from './person-on.rules';
import { type NewFinding, newFindings } from './plan-check.rules';
import { moveItems } from './plan-items.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { isWorkType, plannedWork, rulesOf, unpaidMinutes } from './planned-work.rules';
import { entriesOn, replaceDays } from './replace-day.rules';

/** The plan in which cover is looked for, once the rules of its people are loaded. */
export interface CoverPlan extends CountedPlan {
  rules: NonNullable<CountedPlan['rules']>;
  people: readonly StaffResource[];
}

/** Somebody who could take a shift, and what speaks for and against it. */
export interface Candidate {
  person: StaffResource;
  /** What makes it impossible. */
  clash: DragClash | null;
  /** What would be against the law or the agreement. */
  findings: readonly NewFinding[];
  /** Minutes that the contract then has left on the days on screen; null if it has no hours, or they are too few days. */
  left: number | null;
  /** What it would cost, in cents; null without a rate, or for those who may not see pay. */
  cents: number | null;
  /** How often they already work at night or on Sundays, if the shift is so. */
  burden: Burden | null;
  /** Minutes between the times at which the shift and their own nearest one begin; null if they have none. */
  apart: number | null;
  isSameJob: boolean;
  isSameDepartment: boolean;
  /** Whether a day off has to be given up. */
  isDayOff: boolean;
}

type Covered = Pick<PlanEntry, 'id' | 'employeeId' | 'start' | 'end' | 'breakMinutes'> & { jobTitle?: string | null };

/** The shifts of a person on some days that others could take. */
export const shiftsToCover = (
  employee: number,
  dates: readonly LocalDate[],
  { now, days }: Pick<CountedPlan, 'now' | 'days'>,
): PlanEntry[] =>
  dates.flatMap((date) =>
    entriesOn(now, employee, date, days).filter(({ typeOfShift }) => isWorkType.has(typeOfShift)),
  );

/**
 * Everybody who is planned by the same account, the best first: law, then skills, wishes, job, place, days off, whether
 * the contract has hours left, cost, fairness and how far the times are from their own.
 */
export function candidatesFor(shift: Covered, plan: CoverPlan): Candidate[] {
  const date = plan.days.dateOf(shift.start);
  const holder = plan.people.find(({ employeeId }) => employeeId === shift.employeeId);
  const own = holder && personOn(holder, date);
  return rankedCandidates(
    plan.people.filter(({ employeeId }) => employeeId !== shift.employeeId),
    plan,
    shift,
    ({ employeeId }) => changesOfCover(plan.now, shift, employeeId, plan),
    (person) => ({
      isSameJob: person.jobTitle !== '' && person.jobTitle === (own?.jobTitle ?? shift.jobTitle),
      isSameDepartment: person.building_Id === (own?.building_Id ?? departmentOfRow(shift.employeeId)),
    }),
  );
}

type Work = Pick<PlanEntry, 'start' | 'end' | 'breakMinutes'>;
type Nearness = Pick<Candidate, 'isSameJob' | 'isSameDepartment'>;

/** Judges what some people would have to do, the best first. */
export function rankedCandidates(
  people: readonly StaffResource[],
  plan: CoverPlan,
  shift: Work,
  changesFor: (person: StaffResource) => PlanChange[],
  nearnessOf: (person: StaffResource) => Nearness,
): Candidate[] {
  return people
    .filter(({ employeeId }) => rulesOf(plan.rules, employeeId))
    .map((person) => personOn(person, plan.days.dateOf(shift.start)))
    .map((person) => candidate(person, changesFor(person), plan, shift, nearnessOf(person)))
    .sort(byFitness);
}

function candidate(
  person: StaffResource,
  changes: readonly PlanChange[],
  plan: CoverPlan,
  shift: Work,
  nearness: Nearness,
): Candidate {
  const { now, drafts, rules, days } = plan;
  const own = rulesOf(rules, person.employeeId)!;
  const work = plannedWork(own, { drafts, zone: days.zone });
  const unpaid = unpaidMinutes(own, days.dateOf(shift.start), shift.breakMinutes);
  const clash = clashOfDrag(now, changes, days.zone);
  return {
    person,
    clash,
    findings: clash ? [] : newFindings({ rules: onlyOf(rules, person.employeeId), drafts, zone: days.zone }, changes),
    left: leftAfter(person, changes, plan),
    cents: costOf(own, shift, unpaid, days),
    burden: burdenOf(own, work, shift, days),
    apart: timesApart(work, shift, days),
    ...nearness,
    isDayOff: changes.length > 1,
  };
}

/** The changes that give a shift to somebody; a day off below it gives way. */
export const changesOfCover = (
  now: PlanNow,
  { id, employeeId, start, end }: Omit<Covered, 'jobTitle' | 'breakMinutes'>,
  to: number,
  { days, people }: Pick<CoverPlan, 'days' | 'people'>,
): PlanChange[] =>
  moveItems(
    now,
    {
      moved: [{ id, from: employeeId, to, start, end }],
      days: 0,
      minutes: 0,
      isCopy: false,
      homeOf: (person, date) => otherHome(people, person, to, date),
    },
    days,
  );

/** The department of a person on a day, if another one belongs elsewhere then. */
export function otherHome(people: readonly StaffResource[], from: number, to: number, date: LocalDate): number | null {
  const homeOf = (id: number) => {
    const person = people.find(({ employeeId }) => employeeId === id);
    return person ? personOn(person, date).building_Id : null;
  };
  return homeOf(from) === homeOf(to) ? null : homeOf(from);
}

/** The changes that make a person sick on some days, apart from the shifts that others take. */
export function changesOfSickness(
  now: PlanNow,
  employee: number,
  dates: readonly LocalDate[],
  taken: ReadonlySet<number>,
  { days }: Pick<CountedPlan, 'days'>,
): PlanChange[] {
  const rest: PlanNow = { ...now, entriesOf: (id) => now.entriesOf(id).filter((entry) => !taken.has(entry.id)) };
  const isAway = (date: LocalDate) =>
    entriesOn(rest, employee, date, days).some(({ typeOfShift }) => isLeaveType(typeOfShift));
  const wanted = dates
    .filter((date) => !isAway(date))
    .map((date) => ({ employee, date, items: readDayItems('sick', date)! }));
  return replaceDays(rest, wanted, days);
}

/** The check looks through the people it is given, of whom one is enough here. */
const onlyOf = (rules: CoverPlan['rules'], employee: number): CoverPlan['rules'] => ({
  ...rules,
  people: [rulesOf(rules, employee)!],
});

/** The paid minutes of a person on the days on screen after some changes. */
export function minutesAfter(
  employee: number,
  changes: readonly PlanChange[],
  { rules, drafts, days, range }: Omit<CoverPlan, 'now' | 'people'>,
): number {
  const own = rulesOf(rules, employee);
  const work = own ? plannedWork(own, { drafts, zone: days.zone }, changes) : [];
  const stretches = work.map(({ from, to, breakMinutes }) => ({ start: from, end: to, breakMinutes }));
  return minutesOf(stretches, range).reduce((sum, ofDay) => sum + ofDay, 0);
}

function leftAfter({ employeeId, weeklyHours }: StaffResource, changes: readonly PlanChange[], plan: CoverPlan) {
  const minutes = minutesAfter(employeeId, changes, plan);
  const difference = contractDifference(minutes, weeklyHours, plan.range.dates.length);
  return difference === null ? null : -difference;
}

const isAgainst = ({ grade }: NewFinding): boolean => grade === 'against';

/** Whether a person can take a shift over without anything that asks for a reason. */
export const isFit = ({ clash, findings }: Candidate): boolean => clash === null && !findings.some(isAgainst);

const marks: ((one: Candidate) => number)[] = [
  ({ clash }) => (clash ? 1 : 0),
  ({ findings }) => findings.filter(isAgainst).length,
  ({ findings }) => findings.filter(({ kind }) => kind === 'planSkillMissing').length,
  ({ findings }) => findings.filter(({ kind }) => kind === 'planWishUnmet').length,
  ({ isSameJob }) => (isSameJob ? 0 : 1),
  ({ isSameDepartment }) => (isSameDepartment ? 0 : 1),
  ({ isDayOff }) => (isDayOff ? 1 : 0),
  ({ left }) => (left !== null && left < 0 ? 1 : 0),
  ({ cents }) => cents ?? Number.MAX_SAFE_INTEGER,
  ({ burden }) => burden?.count ?? 0,
  ({ apart }) => apart ?? 0,
  ({ left }) => -(left ?? 0),
];

function byFitness(a: Candidate, b: Candidate): number {
  for (const mark of marks) {
    const difference = mark(a) - mark(b);
    if (difference !== 0) return difference;
  }
  return a.person.title.localeCompare(b.person.title, 'el') || a.person.employeeId - b.person.employeeId;
}
