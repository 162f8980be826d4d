import { countCellLanes } from './cells';
import { firstFrom } from './first-from';
import { isShown } from './is-shown';
import type { TimelineItem } from './item';
import type { Scale } from './scale';

/** The start and end of an item for stacking: instants for bars, column indices for chips. */
export function extentOf(item: TimelineItem, scale: Scale): [number, number] {
  if (!scale.chips) return [item.start, item.end];
  const first = scale.columnOf(item.start);
  // Only whole-day items extend into the next column.
  return [first, (item.allDay ? scale.columnOf(item.end - 1) : first) + 1];
}

/** Assigns items sorted by start to the uppermost free lane (first fit). */
export class LaneFinder {
  private readonly ends: number[] = [];

  get count(): number {
    return this.ends.length;
  }

  place(start: number, end: number): number {
    let lane = 0;
    while (lane < this.ends.length && this.ends[lane]! > start) lane++;
    this.ends[lane] = end;
    return lane;
  }

  clear(): this {
    this.ends.length = 0;
    return this;
  }
}

const finder = new LaneFinder();

/** Returns how many lanes a row's items need within the range. Called for every row, so it allocates almost nothing. */
export function countLanes(items: readonly TimelineItem[], scale: Scale, longest: number): number {
  const from = firstFrom(items, scale.start - longest);
  const to = firstFrom(items, scale.end);
  if (scale.cells) return countCellLanes(items, from, to, scale);
  if (!scale.chips && isSingleFile(items, from, to)) {
    // In single file, the last item also ends last.
    return to > from && items[to - 1]!.end > scale.start ? 1 : 0;
  }
  finder.clear();
  for (let i = from; i < to; i++) {
    const item = items[i]!;
    if (isShown(item, scale)) finder.place(...extentOf(item, scale));
  }
  return finder.count;
}

/** Whether each item ends before the next one starts, as in most rows. */
function isSingleFile(items: readonly TimelineItem[], from: number, to: number): boolean {
  for (let i = from + 1; i < to; i++) if (items[i - 1]!.end > items[i]!.start) return false;
  return true;
}
