import { datesFrom } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { hourlyLeaveDay, workingDays } from '@horae/working-time';
import { countWeek } from './count-week';
import type { CountedDay, CountedMonth, CountingRules } from './counted';
import { dayFacts } from './day-facts';
import { leaveDaysOf } from './leave-days.rules';
import type { SheetMonth } from './month.rules';
import { loanOn, type PersonWork } from './read-work';

/**
 * Counts one employee's month from plan, clock and declaration, by whole weeks as the law does. Limits, rests and
 * overtime are judged by the clock; the paid time is classified apart where the hotel's policy changes it.
 */
export function countMonth(work: PersonWork, month: SheetMonth, rules: CountingRules): CountedMonth {
  const [first] = month.weeks;
  const zone = createZone(rules.timeZone);
  const dayOfPlan = workingDays(work.plans, zone);
  const dayOfLeave = new Map(work.hourlyLeaves.map((leave) => [leave, hourlyLeaveDay(leave, dayOfPlan, zone)]));
  const onLeave = leaveDaysOf(work, dayOfPlan, new Set(rules.holidays));
  const counted: CountedDay[] = [];
  const weeks = month.weeks.map((weekStart) => {
    const isOfYear = (day: string) => day.slice(0, 4) === weekStart.slice(0, 4);
    const before = isOfYear(first!) ? work.overtimeBefore : 0;
    const sinceFirst = legalOvertime(counted.filter(({ day }) => isOfYear(day)));
    const facts = datesFrom(weekStart, 7).map((day) => dayFacts(day, work, dayOfPlan, dayOfLeave, rules));
    const week = countWeek(work, facts, dayOfPlan, before + sinceFirst, rules);
    counted.push(
      ...week.days.map((day) => {
        const loan = loanOn(work, day.day);
        const elsewhere = loan ? [] : day.elsewhere;
        return Object.assign(day, { isLeaveDay: onLeave.has(day.day), loan, elsewhere });
      }),
    );
    return week;
  });
  const isOfMonth = (day: string) => day >= month.firstDay && day <= month.lastDay;
  const days = counted.filter(({ day }) => isOfMonth(day));
  const violations = weeks.flatMap((week) => week.violations).filter(({ referenceDate }) => isOfMonth(referenceDate));
  const pack = days.findLast(({ counted: paid }) => paid)?.counted?.pack ?? '';
  return { employeeId: work.employeeId, pack, days, violations };
}

/** The lawful overtime worked on these days, in minutes. */
export const legalOvertime = (days: readonly CountedDay[]): number =>
  days.reduce((sum, { byClock }) => sum + (byClock?.totals?.classes.overtimeLegal ?? 0), 0);
