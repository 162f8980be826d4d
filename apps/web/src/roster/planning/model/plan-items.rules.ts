import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import { departmentOfRow, isOpenRow } from '../../model/open-rows.rules';
import { typeOfWork } from './day-items.rules';
import { awayOf } from './day-text.rules';
import { noPlace, placeFields } from './place-fields';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { daysTaken, entriesOn, fitting } from './replace-day.rules';

/** An item as it was taken hold of. */
export interface Taken {
  id: number;
  from: number;
  start: number;
  end: number;
}

/** An item that goes, or is copied, from a person to a person, who may be the same. */
export interface Moved extends Taken {
  to: number;
}

export interface Journey {
  moved: readonly Moved[];
  /** By whole days at the same time of day, or by minutes. */
  days: number;
  minutes: number;
  isCopy: boolean;
  /** Where the person belongs who had the work: who takes it over does it there. */
  homeOf?: (employee: number, date: LocalDate) => number | null;
}

const nothing = { published: null, draft: null };

/** The changes that move or copy items; days off that work is put onto give way. */
export function moveItems(now: PlanNow, journey: Journey, days: LocalDays): PlanChange[] {
  const { moved, isCopy } = journey;
  const going = moved.flatMap((taken) => {
    const entry = entryOf(now, taken);
    // Nobody’s row has no days off and no leave.
    if (!entry || (isOpenRow(taken.to) && awayOf(entry.typeOfShift))) return [];
    return [{ entry, item: itemAfter(now, entry, taken.to, journey, days) }];
  });
  const gone = new Set(isCopy ? [] : going.map(({ entry }) => entry.id));
  const placed = going.map(({ entry, item }) =>
    isCopy ? { seen: nothing, item } : { id: entry.id, seen: entry.seen, item },
  );
  return [...placed, ...daysOffUnder(now, placed, gone, days)];
}

/** A new item has another id once it is saved; it is then known by its times. */
export function entryOf(now: PlanNow, { id, from, start, end }: Taken): PlanEntry | undefined {
  const own = now.entriesOf(from);
  return (
    own.find((one) => one.id === id) ?? (id < 0 ? own.find((one) => one.start === start && one.end === end) : undefined)
  );
}

function itemAfter(now: PlanNow, entry: PlanEntry, employeeId: number, by: Journey, days: LocalDays) {
  const after = (instant: number) =>
    by.minutes === 0
      ? `${addDays(days.dateOf(instant), by.days)}T${days.clock(instant)}`
      : wallOf(instant + by.minutes * 60_000, days);
  const { typeOfShift, breakMinutes, notes, leaveKind } = entry;
  return {
    employeeId,
    typeOfShift,
    start: after(entry.start),
    end: after(entry.end),
    breakMinutes,
    notes,
    leaveKind,
    ...compensatedAfter(entry, employeeId, by),
    ...placeAfter(now, entry, employeeId, by, days),
  };
}

/** A day off that is copied, or goes to somebody else, is not given for the same work. */
function compensatedAfter({ employeeId, compensates }: PlanEntry, to: number, { isCopy }: Journey) {
  if (!compensates) return {};
  return { compensates: isCopy || employeeId !== to ? 'unknown' : compensates };
}

/** An open shift stays in its department, and what is left open keeps the job of the person who had it. */
function placeAfter(
  now: PlanNow,
  entry: PlanEntry,
  to: number,
  { homeOf }: Pick<Journey, 'homeOf'>,
  { dateOf }: LocalDays,
) {
  const { employeeId: from, departmentId, jobTitle, start } = entry;
  const own = placeFields(entry);
  const date = dateOf(start);
  if (isOpenRow(to))
    return { ...own, departmentId: null, jobTitle: jobTitle ?? now.personOf(from, date)?.jobTitle ?? null };
  const home = from === to ? null : isOpenRow(from) ? departmentOfRow(from) : (homeOf?.(from, date) ?? null);
  return { ...own, departmentId: departmentId ?? home };
}

type Placed = Pick<PlanChange, 'item'>;

/** The changes that take days off away from where work is put. */
export function daysOffUnder(
  now: PlanNow,
  placed: readonly Placed[],
  gone: ReadonlySet<number>,
  days: LocalDays,
): PlanChange[] {
  const under = daysTaken();
  for (const { item } of placed) {
    if (!item || awayOf(item.typeOfShift)) continue;
    const date = item.start.slice(0, 10);
    for (const entry of entriesOn(now, item.employeeId, date, days)) {
      if (entry.typeOfShift === 'DayOff' && !gone.has(entry.id)) under.take(entry, date);
    }
  }
  return under.changes(days);
}

export interface Retimed {
  start: number;
  end: number;
  /** Given where another person takes it over. */
  to?: number;
  isCopy?: boolean;
}

/** The changes that give an item other times, and maybe another person; a day off that it is put onto gives way. */
export function retimeItem(
  now: PlanNow,
  taken: Taken,
  { start, end, to = taken.from, isCopy = false }: Retimed,
  days: LocalDays,
): PlanChange[] {
  const entry = entryOf(now, taken);
  if (!entry || (isOpenRow(to) && awayOf(entry.typeOfShift))) return [];
  const times = { start: wallOf(start, days), end: wallOf(end, days) };
  const { typeOfShift, notes, leaveKind, compensates = null } = entry;
  const breakMinutes = fitting(entry.breakMinutes, times);
  const place = to === taken.from ? placeFields(entry) : placeAfter(now, entry, to, {}, days);
  const item = { employeeId: to, typeOfShift, ...times, breakMinutes, notes, leaveKind, compensates, ...place };
  const placed = isCopy ? { seen: nothing, item } : { id: entry.id, seen: entry.seen, item };
  return [placed, ...daysOffUnder(now, [placed], new Set(isCopy ? [] : [entry.id]), days)];
}

/** The changes that plan new work; a day off below it gives way. */
export function drawItem(
  now: PlanNow,
  { employee, start, end, skill = null }: { employee: number; start: number; end: number; skill?: string | null },
  days: LocalDays,
): PlanChange[] {
  const minuteOf = (instant: number) => (instant - days.startOf(days.dateOf(start))) / 60_000;
  const item: NonNullable<PlanChange['item']> = {
    employeeId: employee,
    typeOfShift: typeOfWork(minuteOf(start), minuteOf(end)),
    start: wallOf(start, days),
    end: wallOf(end, days),
    breakMinutes: 0,
    notes: null,
    leaveKind: null,
    ...noPlace,
    skill,
  };
  const placed = [{ seen: nothing, item }];
  return [...placed, ...daysOffUnder(now, placed, new Set(), days)];
}

const wallOf = (instant: number, days: LocalDays): string => `${days.dateOf(instant)}T${days.clock(instant)}`;
