import type { StaffingNeedFields } from '@horae/contract/scheduling/staffing-need-rows';
import type { LocalDate } from '@horae/local-time/local-date';
import { dayMinutes, minuteOf, timeOf } from '@horae/local-time/time-of-day';
import { weekdayOf } from '@horae/local-time/week';
import type { LocalDays } from '../../model/local-days.rules';
import type { PlanNow } from './plan-now.rules';
import { isWorkType } from './planned-work.rules';

type Taken = Pick<StaffingNeedFields, 'departmentId' | 'weekdays' | 'start' | 'end' | 'people'>;

interface TakenWeek {
  people: readonly { employeeId: number }[];
  /** The department whose need it becomes, of the one in which work is done; undefined: of none. */
  needOf: (departmentId: number) => number | undefined;
  /** Up to seven, each another weekday. */
  dates: readonly LocalDate[];
  now: PlanNow;
  days: LocalDays;
}

const half = 30;

/** What a planned week comes to as need: shifts of the same hours, rounded to half hours, counted by weekday. */
export function takenNeeds({ people, needOf, dates, now, days }: TakenWeek): Taken[] {
  const onDates = new Set(dates);
  const counts = new Map<string, Map<number, number>>();
  for (const { employeeId } of people) {
    for (const { typeOfShift, start, end, departmentId: own } of now.entriesOf(employeeId)) {
      const date = days.dateOf(start);
      const worked = own ?? now.personOf(employeeId, date)?.departmentId;
      const departmentId = worked === undefined ? undefined : needOf(worked);
      if (!isWorkType.has(typeOfShift) || !onDates.has(date) || departmentId === undefined) continue;
      const from = rounded(days.clock(start));
      const length = Math.max(half, Math.round((end - start) / 60_000 / half) * half);
      if (length > dayMinutes) continue;
      // Rounded up to midnight, it begins on the next day.
      const weekday = from === dayMinutes ? (weekdayOf(date) % 7) + 1 : weekdayOf(date);
      const key = `${departmentId} ${from % dayMinutes} ${(from + length) % dayMinutes}`;
      const byWeekday = counts.get(key) ?? new Map<number, number>();
      counts.set(key, byWeekday.set(weekday, (byWeekday.get(weekday) ?? 0) + 1));
    }
  }
  return [...counts].flatMap(([key, byWeekday]) => {
    const [departmentId, start, end] = key.split(' ').map(Number) as [number, number, number];
    const times = { start: timeOf(start), end: timeOf(end) };
    return weekdaysOfCounts(byWeekday).map(({ people: needed, weekdays }) => ({
      departmentId,
      weekdays,
      ...times,
      people: needed,
    }));
  });
}

function weekdaysOfCounts(byWeekday: ReadonlyMap<number, number>) {
  const groups = new Map<number, number[]>();
  for (const [weekday, count] of [...byWeekday].sort(([a], [b]) => a - b))
    groups.set(count, [...(groups.get(count) ?? []), weekday]);
  return [...groups].map(([people, weekdays]) => ({ people, weekdays }));
}

const rounded = (time: string): number => Math.round(minuteOf(time) / half) * half;

/** Minutes a week. */
export function minutesOfNeed({ start, end, people, weekdays }: Taken): number {
  const length = (rounded(end) - rounded(start) + dayMinutes) % dayMinutes || dayMinutes;
  return length * people * weekdays.length;
}
