import { minute } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { DayTotals, Totals } from './classified';
import type { DayWork } from './day-work';
import { type ClassedDay, lengthOfClass } from './days/portion';
import { nightOf, sundayHolidayOf } from './overlay';
import { common, lengthOf } from './span';
import { overlayOf, trailOf } from './trail';
import { type ClassMinutes, type WorkClass, workClasses } from './work-class';

export function dayTotals(
  { pack, stretches }: DayWork,
  { portions, overtime }: ClassedDay,
  zone: Zone,
  holidays: ReadonlySet<number>,
): DayTotals {
  const night = pack.night ? nightOf(stretches, zone, pack.night) : [];
  const sundayHoliday = sundayHolidayOf(stretches, zone, holidays);
  return {
    classes: classMinutes((workClass) => lengthOfClass(portions, workClass)),
    dailyOvertimeMinutes: overtime / minute,
    nightMinutes: lengthOf(night) / minute,
    sundayHolidayMinutes: lengthOf(sundayHoliday) / minute,
    nightSundayHolidayMinutes: lengthOf(common(night, sundayHoliday)) / minute,
    trail: trailOf(portions, stretches, pack),
    overlays: [...overlayOf('night', night, pack), ...overlayOf('sundayHoliday', sundayHoliday, pack)],
  };
}

export function sumOf(days: readonly Totals[]): Totals {
  // Sums whole milliseconds, so that fractions of minutes add up exactly.
  const sum = (minutesOf: (day: Totals) => number) =>
    days.reduce((total, day) => total + Math.round(minutesOf(day) * minute), 0);
  return {
    classes: classMinutes((workClass) => sum(({ classes }) => classes[workClass])),
    nightMinutes: sum(({ nightMinutes }) => nightMinutes) / minute,
    sundayHolidayMinutes: sum(({ sundayHolidayMinutes }) => sundayHolidayMinutes) / minute,
    nightSundayHolidayMinutes: sum(({ nightSundayHolidayMinutes }) => nightSundayHolidayMinutes) / minute,
  };
}

function classMinutes(lengthIn: (workClass: WorkClass) => number): ClassMinutes {
  return Object.fromEntries(workClasses.map((name) => [name, lengthIn(name) / minute])) as Record<WorkClass, number>;
}
