import type { PlanChange } from '@horae/contract/scheduling/planning.contract';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import type { DayItem } from './day-items.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';

/** A day of a person, and what it is to contain. */
export interface DayWanted {
  employee: number;
  date: LocalDate;
  items: readonly DayItem[];
}

/** What a day contains: the work that begins on it, and the leave or day off that covers it. */
export function entriesOn(now: PlanNow, employee: number, date: LocalDate, days: LocalDays): PlanEntry[] {
  return now
    .entriesOf(employee)
    .filter(({ allDay, start, end }) =>
      allDay ? days.dateOf(start) <= date && date <= days.dateOf(end - 1) : days.dateOf(start) === date,
    );
}

/** The changes after which a day contains these items: as many as possible keep their identity. */
export function replaceDay(now: PlanNow, { employee, date, items }: DayWanted, days: LocalDays): PlanChange[] {
  const before = entriesOn(now, employee, date, days);
  const isLong = ({ allDay, start, end }: PlanEntry) => allDay && days.dateOf(start) !== days.dateOf(end - 1);
  const single = before.filter((entry) => !isLong(entry));
  const isAway = ({ typeOfShift }: DayItem) => awayTypes.has(typeOfShift);
  const [away, work] = [items.filter(isAway), items.filter((item) => !isAway(item))];
  return [
    ...before.filter(isLong).flatMap((leave) => withoutDay(leave, date, days)),
    ...paired(
      single.filter(({ allDay }) => allDay),
      away,
      employee,
    ),
    ...paired(
      single.filter(({ allDay }) => !allDay),
      work,
      employee,
    ),
  ];
}

/** Takes one day out of a leave of several days: it is shortened, and in its middle parted in two. */
function withoutDay({ id, seen, ...leave }: PlanEntry, date: LocalDate, days: LocalDays): PlanChange[] {
  const [first, last] = [days.dateOf(leave.start), days.dateOf(leave.end - 1)];
  const part = (from: LocalDate, to: LocalDate) => ({
    employeeId: leave.employeeId,
    typeOfShift: leave.typeOfShift,
    start: `${from}T00:00`,
    end: `${addDays(to, 1)}T00:00`,
    breakMinutes: 0,
    notes: leave.notes,
    leaveKind: leave.leaveKind,
  });
  if (date === first) return [{ id, seen, item: part(addDays(date, 1), last) }];
  const before: PlanChange = { id, seen, item: part(first, addDays(date, -1)) };
  return date === last ? [before] : [before, { seen: nothing, item: part(addDays(date, 1), last) }];
}

const awayTypes: ReadonlySet<string> = new Set(['DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave']);

function paired(before: readonly PlanEntry[], items: readonly DayItem[], employeeId: number): PlanChange[] {
  const kept = items.map((item, index): PlanChange => {
    const entry = before[index];
    const breakMinutes = item.breakMinutes ?? entry?.breakMinutes ?? 0;
    const wanted = {
      ...item,
      employeeId,
      breakMinutes: fitting(breakMinutes, item),
      notes: item.notes ?? entry?.notes ?? null,
    };
    return entry ? { id: entry.id, seen: entry.seen, item: wanted } : { seen: nothing, item: wanted };
  });
  const gone = before.slice(items.length).map(({ id, seen }): PlanChange => ({ id, seen, item: null }));
  return [...kept, ...gone];
}

const nothing = { published: null, draft: null };

/** The break of a longer shift does not fit a short one. */
function fitting(breakMinutes: number, { start, end }: DayItem): number {
  const minutes = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;
  return breakMinutes < minutes ? breakMinutes : 0;
}
