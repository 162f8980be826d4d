import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { hotelClock, secondOf } from '#platform/hotel-time';
import { type AnyItem, type PlannedItem, placeFields } from '#roster/planned-item';
import { clashOf } from './plan-clashes.rules';

interface Copying {
  /** The days from which it is copied, and by how many days it moves. */
  days: { first: LocalDate; last: LocalDate };
  by: number;
  timeZone: string;
  /** Whether a day that gets something loses what was planned on it. */
  replace: boolean;
  /** Whether a day is left as it is, whatever is planned on it. */
  isPinned: (day: LocalDate) => boolean;
  /** Why the person cannot be planned on a day; null if they can. */
  refusalOf: (day: LocalDate) => string | null;
  /** Why an item cannot be planned so many days later where it is worked; null if it can. */
  faultOf: (item: PlannedItem) => string | null;
}

interface Copies {
  added: PlannedItem[];
  /** What was planned and makes room. */
  removed: PlannedItem[];
  /** Items left out because something else stays on their day. */
  kept: number;
  /** Days left out because they are pinned. */
  pinned: number;
  skipped: { day: LocalDate; why: string }[];
}

const isCopied = ({ allDay, type }: PlannedItem) => !allDay || type === 'DayOff';
/** Whether an item is one of a day: work is of the day on which it begins. */
export const touches = (day: LocalDate) => (item: PlannedItem) =>
  item.allDay ? item.firstDay <= day && day <= item.lastDay : item.firstDay === day;

/** What of one person's days is copied onto others, given what is planned there. Leave is neither copied nor replaced. */
export function copiesOf(source: readonly PlannedItem[], target: readonly PlannedItem[], copying: Copying): Copies {
  const { days, by, timeZone, replace, isPinned, refusalOf, faultOf } = copying;
  const copies: Copies = { added: [], removed: [], kept: 0, pinned: 0, skipped: [] };
  for (let day = days.first; day <= days.last; day = addDays(day, 1)) {
    const all = source.filter(isCopied).filter(touches(day));
    if (all.length === 0) continue;
    const to = addDays(day, by);
    if (isPinned(to)) {
      copies.pinned += 1;
      continue;
    }
    const there = target.filter(touches(to));
    const mayGo = there.every((item) => isCopied(item) && (!item.allDay || item.firstDay === item.lastDay));
    if (there.length > 0 && !(replace && mayGo)) {
      copies.kept += all.length;
      continue;
    }
    const refusal = refusalOf(to);
    const whyNot = (item: PlannedItem) => refusal ?? faultOf(item);
    for (const why of all.flatMap((item) => whyNot(item) ?? [])) copies.skipped.push({ day: to, why });
    const own = all.filter((item) => whyNot(item) === null);
    if (own.length === 0) continue;
    const gone = new Set([...copies.removed, ...there].map(({ id }) => id));
    const stay = target.filter(({ id }) => !gone.has(id));
    const moved = own.flatMap((item) => movedItem(item, to, by, timeZone) ?? []);
    const fit: PlannedItem[] = [];
    for (const item of moved)
      if (!clashOf([...stay, ...copies.added, ...fit, item], new Set([item.id]))) fit.push(item);
    const left = [
      ...Array.from({ length: own.length - moved.length }, () => skippedByClock),
      ...Array.from({ length: moved.length - fit.length }, () => overlaps),
    ];
    copies.skipped.push(...left.map((why) => ({ day: to, why })));
    if (fit.length === 0) continue;
    copies.removed.push(...there);
    copies.added.push(...fit);
  }
  return copies;
}

export const overlaps = 'It would overlap with other work.';
export const skippedByClock = 'The change of the clocks leaves no time for it.';

/** The item on another day at the same times of the wall clock; undefined if a change of the clocks leaves no time. */
export function movedItem<Item extends AnyItem>(
  item: Item,
  to: LocalDate,
  by: number,
  timeZone: string,
): Item | undefined {
  // Copies have no id yet: the negative one tells them from the items they are compared with.
  const id = -item.id;
  if (item.allDay) {
    const clock = hotelClock(timeZone);
    const [start, end] = [clock.startOf(to), clock.at(to, 1440)];
    const days = { start, end, firstDay: to, lastDay: to };
    return { ...item, id, ...days, notes: null, leaveKind: null, ...compensatedAfter(item, by) };
  }
  const [start, end] = [item.start, item.end].map((second) => secondOf(wall(second, by, timeZone), timeZone));
  if (end! - start! <= item.breakMinutes * 60) return undefined;
  return { ...item, id, start: start!, end: end!, firstDay: to, lastDay: addDays(item.lastDay, by), notes: null };
}

/** The day for which a day off is given moves along: a copied week has its own Sunday. */
function compensatedAfter({ compensates }: AnyItem, by: number) {
  if (!compensates || compensates === 'unknown') return {};
  return { compensates: addDays(compensates, by) };
}

/** The local time of a moment, so many days later. */
function wall(second: number, by: number, timeZone: string): string {
  const text = hotelClock(timeZone).format(second);
  return `${addDays(text.slice(0, 10), by)}${text.slice(10, 16)}`;
}

/** The item as a planner would send it. */
export function wantedOf(item: AnyItem, timeZone: string) {
  const clock = hotelClock(timeZone);
  const { employeeId, type, breakMinutes, notes, leaveKind, compensates } = item;
  const [start, end] = [clock.format(item.start), clock.format(item.end)];
  const away = { leaveKind, ...(compensates && { compensates }) };
  return { employeeId, typeOfShift: type, start, end, breakMinutes, notes, ...away, ...placeFields(item) };
}
