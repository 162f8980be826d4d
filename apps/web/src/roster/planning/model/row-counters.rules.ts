import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { isNightShift, workingDays } from '@horae/working-time';
import type { DayRange } from '../../model/day-range.rules';
import type { LocalDays } from '../../model/local-days.rules';
import { type PlanEntry, type PlanNow, unpaidOf } from './plan-now.rules';
import { isWorkType, type PlannedWork, plannedWork, ruleOn, rulesOf } from './planned-work.rules';

/** The plan, and what the counters of its people need to know of the days around. */
export interface CountedPlan {
  now: PlanNow;
  drafts: readonly PlanDraft[];
  /** Undefined until they are loaded; days in a row are then counted on screen alone. */
  rules: PlanRules | undefined;
  days: LocalDays;
  range: DayRange;
}

/** What a planner keeps an eye on for each person, for the days on screen. */
export interface RowCounters {
  daysOff: number;
  /** Sundays on which the person works. */
  sundays: number;
  /** Shifts with at least three hours at night. */
  nights: number;
  /** Most working days one after the other that touch the days on screen. */
  inRow: number;
  mostInRow: number | null;
  /** Minutes of overtime in the calendar year, to the end of the work that is known. */
  overtime: number;
  mostOvertime: number | null;
}

/** Counts the plan of a person as it would be published. */
export function rowCounters(employee: number, plan: CountedPlan): RowCounters {
  const { now, drafts, rules, days, range } = plan;
  const { dates } = range;
  const entries = now.entriesOf(employee);
  const work = entries.filter(({ typeOfShift }) => isWorkType.has(typeOfShift));
  const isOff = (date: LocalDate) =>
    entries.some(
      ({ typeOfShift, start, end }) =>
        typeOfShift === 'DayOff' && days.dateOf(start) <= date && date <= days.dateOf(end - 1),
    );
  const worksOn = (date: LocalDate) => {
    const [from, to] = [days.startOf(date), days.startOf(addDays(date, 1))];
    return work.some(({ start, end }) => start < to && from < end);
  };
  const person = rulesOf(rules, employee);
  const known = person ? plannedWork(person, { drafts, zone: days.zone }) : work.map((entry) => workOf(entry, plan));
  const limits = person && ruleOn(person, dates[0]!)?.limits;
  return {
    daysOff: dates.filter(isOff).length,
    sundays: dates.filter((date) => weekdayOf(date) === 7 && worksOn(date)).length,
    nights: work.filter(
      ({ start, end }) =>
        range.start <= start && start < range.end && isNightShift({ from: start, to: end }, days.zone),
    ).length,
    inRow: longestRow(known, plan),
    mostInRow: limits?.daysInRow ?? null,
    overtime: overtimeOfYear(known, person?.overtimeBefore ?? 0, plan),
    mostOvertime: limits?.overtimeYear ?? null,
  };
}

type WorkTime = Omit<PlannedWork, 'jobTitle' | 'skill'>;

function workOf(entry: PlanEntry, { rules, days }: CountedPlan): WorkTime {
  const { id, start, end, typeOfShift } = entry;
  const breakMinutes = unpaidOf(entry, rules, days.zone);
  return { id, from: start, to: end, breakMinutes, isOvertime: typeOfShift === 'Overtime' };
}

/** Counted as the check of the yearly limit counts it: with breaks, and from January anew. */
function overtimeOfYear(work: readonly WorkTime[], before: number, { days, range }: CountedPlan): number {
  const yearOf = (instant: number) => days.dateOf(instant).slice(0, 4);
  const year = range.dates.at(-1)!.slice(0, 4);
  const isSameYear = work[0] === undefined || yearOf(work[0].from) === year;
  return work
    .filter(({ from, isOvertime }) => isOvertime && yearOf(from) === year)
    .reduce((sum, { from, to }) => sum + (to - from) / 60_000, isSameYear ? before : 0);
}

/** The longest run of working days of which one is on screen. */
function longestRow(work: readonly WorkTime[], { days, range: { dates } }: CountedPlan): number {
  const worked = [...new Set(workingDays(work, days.zone).values())].sort();
  const [first, last] = [dates[0]!, dates.at(-1)!];
  let longest = 0;
  let length = 0;
  for (const [at, date] of worked.entries()) {
    length = at > 0 && addDays(worked[at - 1]!, 1) === date ? length + 1 : 1;
    const begin = addDays(date, 1 - length);
    if (begin <= last && date >= first) longest = Math.max(longest, length);
  }
  return longest;
}
