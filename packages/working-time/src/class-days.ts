import { dayNumber, minute } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import { checkMinorDay } from './checks/minors';
import type { ClassifiedDay } from './classified';
import { dayTotals } from './day-totals';
import type { DayWork } from './day-work';
import { classDay } from './days/class-day';
import { lengthOfClass, type Used } from './days/portion';
import { isMinor } from './minor-limits';
import type { Violation } from './violation';
import type { WorkWeek } from './week';

/** Classifies days in order of date, because each day uses up part of the week's and the year's limits. */
export function classDays(
  days: readonly DayWork[],
  { weekStart, context = {} }: WorkWeek,
  zone: Zone,
): { days: ClassifiedDay[]; violations: Violation[] } {
  const classified: ClassifiedDay[] = [];
  const violations: Violation[] = [];
  const holidays = new Set((context.mandatoryHolidays ?? []).map(dayNumber));
  let used: Used = { normal: 0, overwork: 0, yearOvertime: (context.ytdLegalOvertimeMinutes ?? 0) * minute };
  let year = yearOf(weekStart);
  for (const work of days) {
    const { referenceDate } = work.day;
    const day = { referenceDate, pack: work.pack.id, workedMinutes: work.worked / minute };
    if (!work.pack.classifies) {
      classified.push({ ...day, totals: null });
      continue;
    }
    // The yearly cap starts again with the calendar year.
    if (yearOf(referenceDate) !== year) used = { normal: used.normal, overwork: used.overwork, yearOvertime: 0 };
    year = yearOf(referenceDate);

    const classed = classDay(work, used, work.day.annualExcessApproved ?? context.annualExcessApproved ?? false);
    used = {
      normal: used.normal + lengthOfClass(classed.portions, 'normal'),
      overwork: used.overwork + lengthOfClass(classed.portions, 'overwork'),
      yearOvertime: used.yearOvertime + lengthOfClass(classed.portions, 'overtimeLegal'),
    };
    const totals = dayTotals(work, classed, zone, holidays);
    violations.push(...classed.violations);
    if (isMinor(work.contract)) violations.push(...checkMinorDay(work, totals.nightMinutes));
    classified.push({ ...day, totals });
  }
  return { days: classified, violations };
}

const yearOf = (date: string) => date.slice(0, 4);
