import type { ShiftType, WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { hotelClock } from '#platform/hotel-time';
import { noPlace, type PlannedItem, placeFields } from '#roster/planned-item';
import type { WantedDay } from '../planning/fill-plan.commands';

export interface WeekItem {
  employeeId: number;
  /** 1 = Monday … 7 = Sunday. */
  weekday: number;
  type: ShiftType;
  startMinute: number;
  endMinute: number;
  breakMinutes: number;
  departmentId: number | null;
  jobTitle: string | null;
  workCentreId: number | null;
  costPlace: string | null;
  skill: string | null;
}

/** The shifts and days off of a week by the clock on the wall; leave is not kept, nor what begins before the week. */
export function weekItems(items: readonly PlannedItem[], monday: LocalDate, timeZone: string): WeekItem[] {
  const clock = hotelClock(timeZone);
  const minuteOf = (second: number, from: LocalDate) => {
    const text = clock.format(second);
    const minute = Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
    return daysBetween(from, text.slice(0, 10)) * 1440 + minute;
  };
  return items.flatMap((item): WeekItem[] => {
    const { employeeId, type, allDay, firstDay, lastDay, breakMinutes } = item;
    if (allDay) {
      if (type !== 'DayOff') return [];
      const off = {
        employeeId,
        type,
        startMinute: 0,
        endMinute: 1440,
        breakMinutes: 0,
        ...noPlace,
      };
      return datesFrom(monday, 7)
        .filter((date) => firstDay <= date && date <= lastDay)
        .map((date) => Object.assign({ weekday: weekdayOf(date) }, off));
    }
    if (firstDay < monday || firstDay > addDays(monday, 6)) return [];
    const [startMinute, endMinute] = [minuteOf(item.start, firstDay), minuteOf(item.end, firstDay)];
    // Work through the hour that the clocks repeat may end before it began, by the clock.
    if (endMinute <= startMinute) return [];
    return [
      { employeeId, weekday: weekdayOf(firstDay), type, startMinute, endMinute, breakMinutes, ...placeFields(item) },
    ];
  });
}

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (date: LocalDate): number => daysBetween(weekStartOf(date), date) + 1;

/** What days are to contain to be like the same weekdays of a template week. */
export function daysLike(items: readonly WeekItem[], dates: readonly LocalDate[]): WantedDay[] {
  const byDay = new Map<string, WeekItem[]>();
  for (const item of items) {
    const key = `${item.employeeId} ${item.weekday}`;
    byDay.set(key, [...(byDay.get(key) ?? []), item]);
  }
  const people = [...new Set(items.map(({ employeeId }) => employeeId))];
  return people.flatMap((employeeId) =>
    dates.flatMap((day): WantedDay[] => {
      const own = byDay.get(`${employeeId} ${weekdayOf(day)}`);
      if (!own) return [];
      const isOff = own.some(({ type }) => type === 'DayOff');
      const work = own
        .filter(({ type }) => type !== 'DayOff')
        .toSorted((a, b) => a.startMinute - b.startMinute)
        .map((item) => {
          const { startMinute, endMinute, breakMinutes } = item;
          return Object.assign(
            { type: item.type as WorkedType, startMinute, endMinute, breakMinutes },
            placeFields(item),
          );
        });
      return [{ employeeId, day, isOff: isOff && work.length === 0, work }];
    }),
  );
}
