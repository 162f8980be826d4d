import type { WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { hotelClock } from '#platform/hotel-time';
import { isSamePlace, noPlace, type PlaceFields, type PlannedItem } from '#roster/planned-item';
import { overlaps, skippedByClock, touches } from './copy-days.rules';
import { withoutDays } from './days-taken.rules';
import { clashOf } from './plan-clashes.rules';

/** Work of a day by the clock on the wall; minutes after midnight, the end of a night after 1440. */
export interface WantedWork extends PlaceFields {
  type: WorkedType;
  startMinute: number;
  endMinute: number;
  breakMinutes: number;
}

/** What a day of a person is to contain. */
export interface WantedDay {
  employeeId: number;
  day: LocalDate;
  isOff: boolean;
  work: readonly WantedWork[];
}

interface Filling {
  timeZone: string;
  /** Whether shifts and days off that are planned make room. */
  replace: boolean;
  /** Why the person cannot be planned on a day; null if they can. */
  refusalOf: (day: LocalDate) => string | null;
}

/** An item and what it becomes: without one before it is new, without one after it goes. */
export interface ItemStep {
  before: PlannedItem | null;
  after: PlannedItem | null;
}

export interface Filled {
  steps: ItemStep[];
  shifts: number;
  daysOff: number;
  /** Days that stay as they are. */
  kept: number;
  skipped: { day: LocalDate; why: string }[];
}

const isLeave = ({ allDay, type }: PlannedItem) => allDay && type !== 'DayOff';

interface Day {
  day: LocalDate;
  before: PlannedItem[];
  after: PlannedItem[];
}

/** What filling makes of one person's days, given what is planned; a day is filled whole or not at all. */
export function filledDays(wanted: readonly WantedDay[], there: readonly PlannedItem[], filling: Filling): Filled {
  const result: Filled = { steps: [], shifts: 0, daysOff: 0, kept: 0, skipped: [] };
  const days: Day[] = [];
  for (const one of wanted) {
    const { day } = one;
    const before = there.filter(touches(day));
    const why = before.some(isLeave) ? away : filling.refusalOf(day);
    const after = why ? [] : itemsOf(one, -1 - days.length * 8, filling.timeZone);
    if (why || !after) result.skipped.push({ day, why: why ?? skippedByClock });
    else if (before.length > 0 && (!filling.replace || isSameDay(before, after))) result.kept += 1;
    else days.push({ day, before, after });
  }
  for (;;) {
    const failed = firstClash(days, there);
    if (!failed) break;
    days.splice(days.indexOf(failed), 1);
    result.skipped.push({ day: failed.day, why: overlaps });
  }
  result.steps = stepsOf(days, filling.timeZone);
  const placed = days.flatMap(({ after }) => after);
  result.daysOff = placed.filter(({ allDay }) => allDay).length;
  result.shifts = placed.length - result.daysOff;
  return result;
}

const away = 'Is away on that day.';

/** The first day that cannot stand beside those before it and beside what stays. */
function firstClash(days: readonly Day[], there: readonly PlannedItem[]): Day | undefined {
  const gone = new Set(days.flatMap(({ before }) => before.map(({ id }) => id)));
  // What is left of days off has no day in common with the days that are filled.
  const placed = there.filter(({ id }) => !gone.has(id));
  return days.find(({ after }) => {
    for (const item of after) {
      if (clashOf([...placed, item], new Set([item.id]))) return true;
      placed.push(item);
    }
    return false;
  });
}

const isLong = ({ allDay, firstDay, lastDay }: PlannedItem) => allDay && firstDay !== lastDay;

/** The days off that cover more than a day, and which of their days are filled. */
function takenOf(days: readonly Day[]): Map<number, { item: PlannedItem; taken: Set<LocalDate> }> {
  const found = new Map<number, { item: PlannedItem; taken: Set<LocalDate> }>();
  for (const { day, before } of days) {
    for (const item of before.filter(isLong)) {
      const known = found.get(item.id) ?? { item, taken: new Set() };
      known.taken.add(day);
      found.set(item.id, known);
    }
  }
  return found;
}

/** As many items as possible keep their identity, so that a shift at other times is a shift that moved. */
function stepsOf(days: readonly Day[], timeZone: string): ItemStep[] {
  const shortened = [...takenOf(days).values()].flatMap(({ item, taken }) => shortenedBy(item, taken, timeZone));
  const paired = days.flatMap(({ before, after }) => {
    const single = before.filter((item) => !isLong(item));
    return [true, false].flatMap((isAllDay) => {
      const [from, to] = [single, after].map((items) => items.filter(({ allDay }) => allDay === isAllDay));
      return Array.from({ length: Math.max(from!.length, to!.length) }, (_, at) => {
        const [old, fresh] = [from![at] ?? null, to![at] ?? null];
        return { before: old, after: old && fresh ? { ...fresh, notes: old.notes } : fresh };
      });
    });
  });
  return [...shortened, ...paired];
}

/** Days off without some of their days. */
export function shortenedBy(item: PlannedItem, taken: ReadonlySet<LocalDate>, timeZone: string): ItemStep[] {
  const parts = withoutDays(item, taken, timeZone);
  if (parts.length === 0) return [{ before: item, after: null }];
  return parts.map((after, at) => ({ before: at === 0 ? item : null, after }));
}

/** Whether a day has just this already; a break or place of its own makes it another. */
function isSameDay(before: readonly PlannedItem[], after: readonly PlannedItem[]): boolean {
  if (before.length !== after.length) return false;
  const inOrder = (items: readonly PlannedItem[]) => items.toSorted((a, b) => a.start - b.start);
  const [was, is] = [inOrder(before), inOrder(after)];
  return was.every((item, at) => {
    const other = is[at]!;
    return (
      item.type === other.type &&
      (item.allDay ||
        (item.start === other.start &&
          item.end === other.end &&
          item.breakMinutes === other.breakMinutes &&
          isSamePlace(item, other)))
    );
  });
}

/** The items of a day, with ids that no other has; null where a change of the clocks leaves no time for one. */
function itemsOf({ employeeId, day, isOff, work }: WantedDay, id: number, timeZone: string): PlannedItem[] | null {
  const clock = hotelClock(timeZone);
  const common = { employeeId, notes: null, leaveKind: null };
  if (isOff) {
    const times = { start: clock.startOf(day), end: clock.at(day, 1440), allDay: true, firstDay: day, lastDay: day };
    return [{ ...common, ...times, id, type: 'DayOff', breakMinutes: 0, ...noPlace }];
  }
  const items = work.map(({ startMinute, endMinute, ...more }, at) => {
    const [start, end] = [clock.at(day, startMinute), clock.at(day, endMinute)];
    const lastDay = addDays(day, Math.floor((endMinute - 1) / 1440));
    return { ...common, ...more, id: id - at, start, end, allDay: false, firstDay: day, lastDay };
  });
  return items.some(({ start, end, breakMinutes }) => end - start <= breakMinutes * 60) ? null : items;
}
