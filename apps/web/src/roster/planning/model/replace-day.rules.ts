import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { addDays, datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import { isOpenRow } from '../../model/open-rows.rules';
import type { DayItem } from './day-items.rules';
import { noPlace, placeFields } from './place-fields';
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
export const replaceDay = (now: PlanNow, wanted: DayWanted, days: LocalDays): PlanChange[] =>
  replaceDays(now, [wanted], days);

/** The changes after which days contain these items; a leave that covers several of them is shortened once. */
export function replaceDays(now: PlanNow, wanted: readonly DayWanted[], days: LocalDays): PlanChange[] {
  const shortened = daysTaken();
  const changes = wanted.flatMap(({ employee, date, items }) => {
    const before = entriesOn(now, employee, date, days);
    if (isAlready(before, items)) return [];
    const single = before.filter((entry) => {
      if (!isLong(entry, days)) return true;
      shortened.take(entry, date);
      return false;
    });
    const isAway = ({ typeOfShift }: DayItem) => awayTypes.has(typeOfShift);
    const leave = isOpenRow(employee) ? [] : items.filter(isAway);
    const wholeDays = single.filter(({ allDay }) => allDay);
    const work = single.filter(({ allDay }) => !allDay);
    return [
      ...paired(wholeDays, leave, employee),
      ...paired(
        work,
        items.filter((item) => !isAway(item)),
        employee,
      ),
    ];
  });
  return [...shortened.changes(days), ...changes];
}

/** Whether the day belongs to a leave or days off of just this kind, so that typing it again changes nothing. */
function isAlready([first, ...more]: readonly PlanEntry[], [wanted, ...others]: readonly DayItem[]): boolean {
  if (!first?.allDay || !wanted || more.length > 0 || others.length > 0) return false;
  const isSame = (first.compensates ?? null) === (wanted.compensates ?? null) && first.leaveKind === wanted.leaveKind;
  return first.typeOfShift === wanted.typeOfShift && isSame && wanted.notes === null;
}

const isLong = ({ allDay, start, end }: PlanEntry, days: LocalDays): boolean =>
  allDay && days.dateOf(start) !== days.dateOf(end - 1);

/** Collects the days that are taken out of leave or days off, so that each is shortened once. */
export function daysTaken() {
  const taken = new Map<number, { leave: PlanEntry; dates: Set<LocalDate> }>();
  return {
    take(leave: PlanEntry, date: LocalDate): void {
      const known = taken.get(leave.id);
      if (known) known.dates.add(date);
      else taken.set(leave.id, { leave, dates: new Set([date]) });
    },
    changes: (days: LocalDays): PlanChange[] =>
      [...taken.values()].flatMap(({ leave, dates }) => withoutDays(leave, dates, days)),
  };
}

/** Takes days out of a leave or days off: what is left of it is one part, or several. */
function withoutDays(leave: PlanEntry, taken: ReadonlySet<LocalDate>, days: LocalDays): PlanChange[] {
  const { id, seen, employeeId, typeOfShift, notes, leaveKind, compensates = null } = leave;
  const [first, last] = [days.dateOf(leave.start), days.dateOf(leave.end - 1)];
  const parts = runsOf(datesFrom(first, daysBetween(first, last) + 1).filter((date) => !taken.has(date)));
  if (parts.length === 0) return [{ id, seen, item: null }];
  return parts.map(({ from, to }, at): PlanChange => {
    const times = { start: `${from}T00:00`, end: `${addDays(to, 1)}T00:00` };
    const item = { employeeId, typeOfShift, ...times, breakMinutes: 0, notes, leaveKind, compensates, ...noPlace };
    return at === 0 ? { id, seen, item } : { seen: nothing, item };
  });
}

function runsOf(dates: readonly LocalDate[]): { from: LocalDate; to: LocalDate }[] {
  const runs: { from: LocalDate; to: LocalDate }[] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run && addDays(run.to, 1) === date) run.to = date;
    else runs.push({ from: date, to: date });
  }
  return runs;
}

const awayTypes: ReadonlySet<string> = new Set(['DayOff', 'AnnualLeave', 'SickLeave', 'UnpaidLeave']);

function paired(before: readonly PlanEntry[], items: readonly DayItem[], employeeId: number): PlanChange[] {
  const kept = items.map(({ place, skill, ...item }, index): PlanChange => {
    const entry = before[index];
    const breakMinutes = item.breakMinutes ?? entry?.breakMinutes ?? 0;
    const wanted = {
      ...item,
      employeeId,
      breakMinutes: fitting(breakMinutes, item),
      notes: item.notes ?? entry?.notes ?? null,
      ...placeFields({ ...noPlace, ...(place ?? entry) }),
      skill: skill === undefined ? (entry?.skill ?? null) : skill,
    };
    return entry ? { id: entry.id, seen: entry.seen, item: wanted } : { seen: nothing, item: wanted };
  });
  const gone = before.slice(items.length).map(({ id, seen }): PlanChange => ({ id, seen, item: null }));
  return [...kept, ...gone];
}

const nothing = { published: null, draft: null };

/** The break of a longer shift does not fit a short one. */
export function fitting(breakMinutes: number, { start, end }: Pick<DayItem, 'start' | 'end'>): number {
  const minutes = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;
  return breakMinutes < minutes ? breakMinutes : 0;
}
