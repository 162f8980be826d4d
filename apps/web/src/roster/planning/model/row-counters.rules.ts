import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { isNightShift, workingDays } from '@horae/working-time';
import { type CountedPlan, entriesAfter, type WorkTime, workOf } from './counted-work.rules';
import { isWorkType, type PersonRules, plannedWork, ruleOn, rulesOf } from './planned-work.rules';

export interface YearOvertime {
  year: string;
  /** To the end of the work that is known. */
  minutes: number;
  limit: number | null;
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
  /** Of each calendar year that has days on screen. */
  overtime: readonly YearOvertime[];
}

/** Counts the plan of a person as it would be published, after some changes. */
export function rowCounters(employee: number, plan: CountedPlan, changes: readonly PlanChange[] = []): RowCounters {
  const { now, drafts, rules, days, range } = plan;
  const { dates } = range;
  const entries = entriesAfter(now.entriesOf(employee), employee, changes, days);
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
  const known = person
    ? plannedWork(person, { drafts, zone: days.zone }, changes)
    : work.map((entry) => workOf(entry, plan));
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
    overtime: overtimeOfYears(known, person, plan),
  };
}

/** Counted as the check of the yearly limit counts it: with breaks, by working days, and from January anew. */
function overtimeOfYears(
  work: readonly WorkTime[],
  person: PersonRules | undefined,
  { rules, days, range: { dates } }: CountedPlan,
): YearOvertime[] {
  const dayOf = workingDays(work, days.zone);
  const overtime = work.filter(({ isOvertime }) => isOvertime);
  return [...new Set(dates.map(yearOf))].map((year) => {
    const own = overtime.filter((one) => yearOf(dayOf.get(one)!) === year);
    const before = year === (rules?.yearBefore ?? yearOf(dates[0]!)) ? (person?.overtimeBefore ?? 0) : 0;
    const first = dates.find((date) => yearOf(date) === year)!;
    return {
      year,
      minutes: own.reduce((sum, { from, to }) => sum + (to - from) / 60_000, before),
      limit: (person && ruleOn(person, first)?.limits?.overtimeYear) ?? null,
    };
  });
}

const yearOf = (date: LocalDate): string => date.slice(0, 4);

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
