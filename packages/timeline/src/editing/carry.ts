import type { KeyPress } from '../cursor';
import type { Grid } from '../grid';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import type { Drag } from './drag-note';
import type { Held, Order, Travel } from './move';

const minute = 60_000;
/** The longest that keys make an item, in ms. */
const longest = 24 * 60 * minute;

/** How far items are carried by keys: as far as a drag would, and by how many milliseconds their ends are moved. */
export interface Carry extends Travel {
  start: number;
  end: number;
}

export const notCarried: Carry = { people: 0, days: 0, time: 0, start: 0, end: 0 };

/** Items in hand: `order` is where they lie among the people. */
export interface Hand<I extends TimelineItem> {
  held: readonly Held<I>[];
  order: Order;
}

/**
 * Returns how far items are carried after a key: arrows carry them over days, or by steps of minutes if they are drawn
 * to scale, and over people; with Shift left and right move the end of an item, with Ctrl its start. Undefined for
 * other keys; the same object where it goes no further.
 */
export function carriedBy<R extends TimelineRow, I extends TimelineItem>(
  { key, shiftKey, ctrlKey, metaKey }: KeyPress,
  carry: Carry,
  grid: Grid<R, I>,
  { held, order }: Hand<I>,
  step: number,
): Carry | undefined {
  const isCtrl = ctrlKey || metaKey;
  const forward = grid.scale.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const people = carry.people + (key === 'ArrowDown' ? 1 : -1);
    const isThere = order.places.every((place) => order.people[place + people] !== undefined);
    return isThere ? { ...carry, people } : carry;
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const sign = key === forward ? 1 : -1;
  if (shiftKey || isCtrl) return withEnd(carry, grid, held, isCtrl ? 'start' : 'end', sign, step);
  const lead = held[0]!.item;
  if (!grid.scale.chips && !lead.allDay) return byTime(carry, grid, lead, sign, step);
  const last = grid.scale.columns.length - 1;
  const days = carry.days + sign;
  const isOnGrid = held.every(({ item }) => isBetween(0, grid.scale.columnOf(item.start) + days, last));
  return isOnGrid ? { ...carry, days } : carry;
}

function byTime(
  carry: Carry,
  { scale }: Grid<TimelineRow, TimelineItem>,
  item: TimelineItem,
  sign: number,
  step: number,
) {
  const start = stepped(item.start + carry.time, sign, step);
  return isBetween(scale.start, start, scale.end - minute) ? { ...carry, time: start - item.start } : carry;
}

function withEnd<R extends TimelineRow, I extends TimelineItem>(
  carry: Carry,
  grid: Grid<R, I>,
  held: readonly Held<I>[],
  edge: 'start' | 'end',
  sign: number,
  step: number,
): Carry {
  const { item } = held[0]!;
  // Several ends at once, and those of whole days, are not times to step by.
  if (held.length > 1 || item.allDay) return carry;
  const now = timesAfter(grid, item, carry);
  const to = stepped(now[edge], sign, step);
  const length = edge === 'start' ? now.end - to : to - now.start;
  const isSound = isBetween(step * minute, length, Math.max(longest, now.end - now.start));
  return isSound ? { ...carry, [edge]: carry[edge] + to - now[edge] } : carry;
}

/** Returns the times of an item that was carried so far; by days, it keeps its time on the clock. */
export function timesAfter<R extends TimelineRow, I extends TimelineItem>(
  { scale: { zone } }: Grid<R, I>,
  item: I,
  { days, time, start, end }: Omit<Carry, 'people'>,
): { start: number; end: number } {
  const after = (instant: number) =>
    days === 0 ? instant + time : zone.instantAt(instant + zone.offsetAt(instant) + days * 86_400_000, 'later');
  return { start: after(item.start) + start, end: after(item.end) + end };
}

/** Returns the command that puts items down; undefined if they are where they were. */
export function putDown<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  { held, order }: Hand<I>,
  carry: Carry,
  isCopy: boolean,
): Drag<R, I> | undefined {
  const { people, days, time, start, end } = carry;
  const after = order.places.map((place) => grid.model.rows[order.people[place + people]!]!);
  if (start !== 0 || end !== 0) {
    const { item } = held[0]!;
    return { type: 'resize', item, row: after[0]!, ...timesAfter(grid, item, carry), isCopy };
  }
  if (people === 0 && days === 0 && time === 0) return undefined;
  const moves = held.map(({ item }, at) => ({ item, row: after[at]! }));
  return { type: 'move', moves, days, minutes: time / minute, isCopy };
}

/** The next full step of minutes after an instant, or the one before it. */
function stepped(instant: number, sign: number, step: number): number {
  const size = step * minute;
  return sign > 0 ? (Math.floor(instant / size) + 1) * size : (Math.ceil(instant / size) - 1) * size;
}

const isBetween = (least: number, value: number, most: number): boolean => least <= value && value <= most;
