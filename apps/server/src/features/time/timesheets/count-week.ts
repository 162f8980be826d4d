import {
  agreedMinutes,
  type ClassifiedWeek,
  type Contract,
  classifyWeek,
  type Span,
  type WeekContext,
  type WorkDay,
} from '@horae/working-time';
import type { CountedDay, CountingRules } from './counted';
import type { DayFacts } from './day-facts';
import type { PersonWork, Terms } from './read-work';

/** Counts one week of an employee, Monday first; `ytd` is the lawful overtime of the year before it, in minutes. */
export function countWeek(
  work: PersonWork,
  facts: readonly DayFacts[],
  ytd: number,
  rules: CountingRules,
): Pick<ClassifiedWeek, 'violations'> & { days: Omit<CountedDay, 'isLeaveDay'>[] } {
  const agreed = agreedOf(facts);
  const context = contextOf(work, facts, ytd, rules);
  const classified = (part: 'byClock' | 'paid') => {
    const days = facts.flatMap((day, index): WorkDay[] => {
      const { segments, breaks } = day[part];
      if (segments.length === 0) return [];
      return [
        {
          referenceDate: day.day,
          isRestDay: day.isRestDay,
          contract: contractOf(day.terms),
          segments,
          unpaidBreaks: breaks,
          overtimeDeclaredMinutes: day.declaredOvertime,
          agreedMinutes: agreed[index]!,
        },
      ];
    });
    const weekStart = facts[0]!.day;
    const contract = contractOf(facts[0]!.terms);
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
    days: facts.map(({ day, planned, clocked, plannedMinutes, leave, isOpen, unpaid }) => ({
      day,
      planned,
      clocked,
      plannedMinutes,
      leave,
      isOpen,
      unpaid,
      byClock: dayOf(byClock, day),
      counted: dayOf(paid, day),
    })),
  };
}

const differs = (one: DayFacts['paid'], other: DayFacts['paid']) =>
  JSON.stringify(one.segments) !== JSON.stringify(other.segments);

const contractOf = ({ kind, daysPerWeek, isBreakInsideHours }: Terms): Contract => ({
  kind: kind === 'part' ? 'part' : 'full',
  weekDays: daysPerWeek,
  breakInsideWork: isBreakInsideHours,
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
  ytdLegalOvertimeMinutes: number,
  { holidays }: CountingRules,
): WeekContext {
  const [first, last] = [facts[0]!.day, facts[6]!.day];
  const closed = sessions.filter((session): session is typeof session & { to: number } => session.to !== null);
  const end = facts.flatMap(({ byClock }) => byClock.segments).reduce((latest, { to }) => Math.max(latest, to), 0);
  const follows = ({ from }: Pick<Span, 'from'>) => from > end;
  const clockedNext = sessions.find((session) => session.day > last);
  const plannedNext = plans.find(({ layer, from }) => layer === 'planned' && follows({ from }));
  return {
    ytdLegalOvertimeMinutes,
    mandatoryHolidays: holidays,
    previousWorkEnd: closed.findLast(({ day }) => day < first)?.to ?? null,
    // Without any work to follow, as before a leave or after the last day, the rest goes on.
    nextWorkStart: clockedNext?.from ?? plannedNext?.from ?? knownUntil,
  };
}
