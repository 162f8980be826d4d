import {
  agreedMinutes,
  type ClassifiedWeek,
  type Contract,
  classifyWeek,
  type WeekContext,
  type WorkDay,
} from '@horae/working-time';
import type { CountedDay, CountingRules } from './counted';
import type { DayFacts } from './day-facts';
import type { PersonWork, PlanRow } from './read-work';

/** Counts one week of an employee, Monday first; `ytd` is the lawful overtime of the year before it, in minutes. */
export function countWeek(
  work: PersonWork,
  facts: readonly DayFacts[],
  dayOfPlan: ReadonlyMap<PlanRow, string>,
  ytd: number,
  rules: CountingRules,
): Pick<ClassifiedWeek, 'violations'> & { days: Omit<CountedDay, 'isLeaveDay' | 'loan'>[] } {
  const agreed = agreedOf(facts);
  const context = contextOf(work, facts, dayOfPlan, ytd, rules);
  const classified = (part: 'byClock' | 'paid') => {
    const days = facts.flatMap((day, index): WorkDay[] => {
      const { segments, breaks } = day[part];
      if (segments.length === 0) return [];
      return [
        {
          referenceDate: day.day,
          isRestDay: day.isRestDay,
          contract: contractOf(day, rules),
          segments,
          unpaidBreaks: breaks,
          overtimeDeclaredMinutes: day.declaredOvertime,
          agreedMinutes: agreed[index]!,
          annualExcessApproved: day.isExcessApproved,
        },
      ];
    });
    const weekStart = facts[0]!.day;
    const contract = contractOf(facts[0]!, rules);
    return classifyWeek({ zone: rules.timeZone, weekStart, contract, context, days }, rules.packOn);
  };
  const byClock = classified('byClock');
  const paid = facts.some(({ unpaid, byClock: clocked, paid: part }) => unpaid.length > 0 || differs(clocked, part))
    ? classified('paid')
    : byClock;
  const dayOf = (week: ClassifiedWeek, day: string) =>
    week.days.find(({ referenceDate }) => referenceDate === day) ?? null;
  return {
    violations: byClock.violations,
    days: facts.map(
      ({ day, planned, clocked, plannedMinutes, leave, leaveMinutes, leaveHours, isOpen, unpaid, elsewhere }) => ({
        day,
        planned,
        clocked,
        plannedMinutes,
        leave,
        leaveMinutes,
        leaveHours,
        isOpen,
        unpaid,
        elsewhere,
        byClock: dayOf(byClock, day),
        counted: dayOf(paid, day),
      }),
    ),
  };
}

const differs = (one: DayFacts['paid'], other: DayFacts['paid']) =>
  JSON.stringify(one.segments) !== JSON.stringify(other.segments);

const contractOf = ({ day, terms }: DayFacts, { special }: CountingRules): Contract => ({
  kind: special.kindOn(terms.kind, day),
  weekDays: terms.daysPerWeek,
  breakInsideWork: terms.isBreakInsideHours,
  continuousOnly: special.isKitchen(day),
});

/** The agreed minutes of each day; only part-timers have them. */
function agreedOf(facts: readonly DayFacts[]): number[] {
  const asPartTimer = facts.filter(({ terms }) => terms.kind === 'part');
  const minutes = agreedMinutes(asPartTimer.map(({ agreement }) => agreement));
  return facts.map((day) => minutes[asPartTimer.indexOf(day)] ?? 0);
}

function contextOf(
  { sessions, plans, knownUntil }: PersonWork,
  facts: readonly DayFacts[],
  dayOfPlan: ReadonlyMap<PlanRow, string>,
  ytdLegalOvertimeMinutes: number,
  { holidays }: CountingRules,
): WeekContext {
  const [first, last] = [facts[0]!.day, facts[6]!.day];
  const clockedNext = sessions.find(({ day }) => day > last);
  const laterPlans = plans.filter((plan) => plan.layer === 'planned' && dayOfPlan.get(plan)! > last);
  const [plannedNext] = laterPlans;
  const clockedLater = sessions.flatMap(({ day, from, to }) => (day > last && to !== null ? [{ from, to }] : []));
  const clockedUntil = clockedLater.at(-1)?.to ?? 0;
  return {
    ytdLegalOvertimeMinutes,
    mandatoryHolidays: holidays,
    previousWorkEnd: sessions.findLast(({ day, to }) => day < first && to !== null)?.to ?? null,
    // Without any work to follow, as before a leave or after the last day, the rest goes on.
    nextWorkStart: clockedNext?.from ?? plannedNext?.from ?? knownUntil,
    // What was worked, and from then on what is planned.
    nextWeekWork: [...clockedLater, ...laterPlans.filter(({ from }) => from >= clockedUntil)],
  };
}
