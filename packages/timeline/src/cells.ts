import { isShown } from './is-shown';
import type { TimelineItem } from './item';
import { type CellPlace, columnsOf, freeLanes, packDay, takeLane } from './pack-day';
import type { Scale } from './scale';

/** Returns the index after the last item that begins in a column; those from before the range count to the first. */
function endOfDay(items: readonly TimelineItem[], from: number, to: number, column: number, scale: Scale): number {
  const { end } = scale.columns[column]!;
  let at = from + 1;
  while (at < to && items[at]!.start < end) at++;
  return at;
}

/** Returns how many lanes the cells of a row need; a day with one item is the rule and takes no memory. */
export function countCellLanes(items: readonly TimelineItem[], from: number, to: number, scale: Scale): number {
  freeLanes(scale.columns.length);
  let lanes = 0;
  eachDay(items, from, to, scale, (first, last, column) => {
    if (last - first === 1) {
      const lane = takeLane(column, columnsOf(items[first]!, column, scale));
      lanes = Math.max(lanes, lane + 1);
      return;
    }
    for (const { lane } of packDay(items.slice(first, last), column, scale)) lanes = Math.max(lanes, lane + 1);
  });
  return lanes;
}

/** Returns the places of all items of a row, day by day. */
export function packCells<I extends TimelineItem>(
  items: readonly I[],
  from: number,
  to: number,
  scale: Scale,
): CellPlace<I>[] {
  freeLanes(scale.columns.length);
  const places: CellPlace<I>[] = [];
  eachDay(items, from, to, scale, (first, last, column) => {
    places.push(...packDay(items.slice(first, last), column, scale));
  });
  return places;
}

function eachDay(
  items: readonly TimelineItem[],
  from: number,
  to: number,
  scale: Scale,
  visit: (first: number, last: number, column: number) => void,
): void {
  let first = from;
  while (first < to) {
    if (!isShown(items[first]!, scale)) {
      first++;
      continue;
    }
    const column = scale.columnOf(items[first]!.start);
    const last = endOfDay(items, first, to, column, scale);
    visit(first, last, column);
    first = last;
  }
}
