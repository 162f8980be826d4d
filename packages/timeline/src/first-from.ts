import type { TimelineItem } from './item';

/**
 * Index of the first item of a start-sorted array that starts at or after an instant. What can touch a range lies from
 * `firstFrom(items, start - longest)` to before `firstFrom(items, end)`, `longest` being the longest item's length, ms.
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
