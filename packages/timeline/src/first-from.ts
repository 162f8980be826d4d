import type { TimelineItem } from './item';

/**
 * The indices `[from, to)` of a start-sorted array that can touch the range `[start, end)`: no item before `from` or
 * from `to` on does. Inside, one that ended before the range may remain. `longest` is the longest item's length, ms.
 */
export function windowOf(
  items: readonly TimelineItem[],
  start: number,
  end: number,
  longest: number,
): [number, number] {
  return [firstFrom(items, start - longest), firstFrom(items, end)];
}

/** Index of the first item that starts at or after an instant. */
function firstFrom(items: readonly TimelineItem[], instant: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.start < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
