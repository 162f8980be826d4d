import type { TimelineItem } from './item';

/**
 * Returns the index of the first item of a start-sorted array that starts at or after an instant. Items that can
 * overlap a range are those from `firstFrom(items, start - longest)` up to, but not including, `firstFrom(items, end)`,
 * where `longest` is the length of the longest item in ms.
 */
export function firstFrom(items: readonly TimelineItem[], instant: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (items[middle]!.start < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
