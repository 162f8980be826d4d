import { addDays } from '@horae/local-time/local-date';
import {
  type ClassifiedDay,
  classifyWeek,
  type PayRule,
  payable,
  type RulePack,
  type Violation,
  type WorkDay,
} from '@horae/working-time';
import { netMinutes, unpaidBreak } from '@horae/working-time/worked-time';
import type { SheetMonth } from './month.rules';
import type { PersonWork, PlanRow, SessionRow, Terms } from './read-work';

/** What law and hotel prescribe for one job. */
export interface CountingRules {
  timeZone: string;
  holidays: string[];
  /** The rule pack in force on a date. */
  packOn: (date: string) => RulePack;
  pay: PayRule;
  /** The day a planned shift belongs to: the local day on which it starts. */
  dayOf: (instant: number) => string;
}

export interface CountedDay {
  day: string;
  planned: PlanRow[];
  clocked: SessionRow[];
  /** Planned paid minutes, without breaks. */
  plannedMinutes: number;
  leave: string | null;
  isOpen: boolean;
  counted: ClassifiedDay | null;
}

export interface CountedMonth {
  employeeId: number;
  pack: string;
  days: CountedDay[];
  violations: Violation[];
}

const minute = 60_000;

/** Counts one employee's month from plan, clock and declaration, by whole weeks as the law does. */
export function countMonth(work: PersonWork, month: SheetMonth, rules: CountingRules): CountedMonth {
  let ytd = work.overtimeBefore;
  const weeks = month.weeks.map((weekStart) => {
    const week = countWeek(work, weekStart, ytd, rules);
    ytd = overtimeAfter(week.days, weekStart, ytd);
    return week;
  });
  const days = weeks.flatMap((week) => week.days).filter(({ day }) => day >= month.firstDay && day <= month.lastDay);
  const violations = weeks
    .flatMap((week) => week.violations)
    .filter(({ referenceDate }) => referenceDate >= month.firstDay && referenceDate <= month.lastDay);
  const pack = days.findLast(({ counted }) => counted)?.counted?.pack ?? '';
  return { employeeId: work.employeeId, pack, days, violations };
}

/** The lawful overtime of the year up to the end of a week; it starts again with the calendar year. */
function overtimeAfter(days: CountedDay[], weekStart: string, before: number): number {
  const year = addDays(weekStart, 7).slice(0, 4);
  const ofYear = days.filter(({ day }) => day.startsWith(year));
  const overtime = ofYear.reduce((sum, { counted }) => sum + (counted?.totals?.classes.overtimeLegal ?? 0), 0);
  return weekStart.startsWith(year) ? before + overtime : overtime;
}

function countWeek(work: PersonWork, weekStart: string, ytd: number, rules: CountingRules) {
  const terms = termsOn(work.contracts, weekStart);
  const dates = Array.from({ length: 7 }, (_, index) => addDays(weekStart, index));
  const days = dates.map((day) => workOf(work, day, terms, rules));
  const clocked = work.sessions.filter(({ to }) => to !== null);
  const before = clocked.findLast(({ day }) => day < dates[0]!);
  const after = clocked.find(({ day }) => day > dates[6]!);
  const result = classifyWeek(
    {
      zone: rules.timeZone,
      weekStart,
      contract: {
        kind: terms.kind === 'part' ? 'part' : 'full',
        weekDays: terms.daysPerWeek,
        breakInsideWork: terms.isBreakInsideHours,
      },
      context: {
        ytdLegalOvertimeMinutes: ytd,
        mandatoryHolidays: rules.holidays,
        previousWorkEnd: before?.to ?? null,
        nextWorkStart: after?.from ?? null,
      },
      days: days.map(({ workDay }) => workDay).filter(({ segments }) => segments.length > 0),
    },
    rules.packOn,
  );
  const counted = new Map(result.days.map((day) => [day.referenceDate, day]));
  return {
    violations: result.violations,
    days: days.map(
      ({ workDay, ...day }): CountedDay => Object.assign(day, { counted: counted.get(workDay.referenceDate) ?? null }),
    ),
  };
}

function workOf(work: PersonWork, day: string, terms: Terms, rules: CountingRules) {
  const ofDay = work.plans.filter((plan) => rules.dayOf(plan.from) === day);
  const planned = ofDay.filter(({ layer }) => layer === 'planned');
  const clocked = work.sessions.filter((session) => session.day === day);
  const leave = work.leaves.find((one) => one.firstDay <= day && one.lastDay >= day)?.type ?? null;
  const paid = clocked.flatMap(({ from, to, shift }) => {
    if (to === null) return [];
    const plan = planned.find(({ id }) => id === shift) ?? null;
    // Overtime that directly follows the shift extends it.
    const until = plan && planned.find((next) => next.from === plan.to && next.id !== plan.id);
    const span = payable({ from, to }, plan && { from: plan.from, to: until?.to ?? plan.to }, rules.pay);
    return span.to > span.from ? [Object.assign(span, { shift: plan?.id ?? null })] : [];
  });
  const segments = paid.map(({ from, to }) => ({ from, to }));
  // Breaks follow the contract of the day, the law that of the week.
  const breakInsideWork = termsOn(work.contracts, day).isBreakInsideHours;
  const declaredOvertime = ofDay.filter(({ layer, type }) => layer === 'declared' && type === 'Overtime');
  const isRestDay = leave === 'DayOff';
  const workDay: WorkDay = {
    referenceDate: day,
    isRestDay,
    segments,
    breakInsideWork,
    unpaidBreaks: planned.flatMap((plan) => breakOf(plan, paid)),
    overtimeDeclaredMinutes: declaredOvertime.reduce((sum, { from, to }) => sum + (to - from) / minute, 0),
    agreedMinutes: (terms.weeklyHours * 60) / terms.daysPerWeek,
  };
  const plannedMinutes = planned.reduce(
    (sum, { from, to, breakMinutes }) =>
      sum + netMinutes({ start: from, end: to, breakMinutes: unpaidBreak(breakMinutes, breakInsideWork) }),
    0,
  );
  return { day, planned, clocked, plannedMinutes, leave, isOpen: clocked.some(({ to }) => to === null), workDay };
}

/** Places a shift's unclocked break, less pauses already taken, in the middle of its longest stretch. */
function breakOf({ id, breakMinutes }: PlanRow, paid: { from: number; to: number; shift: number | null }[]) {
  const segments = paid.filter(({ shift }) => shift === id);
  if (segments.length === 0 || breakMinutes === 0) return [];
  const paused =
    segments.slice(1).reduce((sum, { from }, at) => sum + Math.max(0, from - segments[at]!.to), 0) / minute;
  const left = (breakMinutes - paused) * minute;
  const longest = segments.reduce((best, one) => (one.to - one.from > best.to - best.from ? one : best));
  const length = Math.min(left, longest.to - longest.from);
  if (length <= 0) return [];
  const from = Math.round((longest.from + longest.to - length) / 2);
  return [{ from, to: from + length }];
}

const unknownTerms = { kind: 'full' as const, daysPerWeek: 5, weeklyHours: 40, isBreakInsideHours: false };

function termsOn(contracts: Terms[], day: string): Terms {
  const known = contracts.findLast(({ fromDay }) => fromDay <= day) ?? contracts[0];
  return known ?? { employeeId: 0, fromDay: day, ...unknownTerms };
}
