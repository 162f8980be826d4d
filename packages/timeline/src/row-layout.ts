import { packCells } from './cells';
import { type DayShape, shapesOf } from './day-shape';
import { firstFrom } from './first-from';
import { isShown } from './is-shown';
import type { TimelineItem } from './item';
import { extentOf, LaneFinder } from './lanes';
import type { Scale } from './scale';

/** The position of an item on its row: px from the inline start of the time area; lane 0 is at the top. */
export interface PlacedItem<I extends TimelineItem> {
  item: I;
  lane: number;
  x: number;
  width: number;
  /** Free px after it in its lane, up to the end of the range. */
  room: number;
  /** Whether it starts before or ends after the range. */
  cutStart: boolean;
  cutEnd: boolean;
  /** All items that begin on its day, in order; only for cells. */
  ofDay?: readonly I[];
}

export interface RowLayout<I extends TimelineItem> {
  /** The drawn items, by the column they start in (the first column if they started before the range). */
  cells: readonly (readonly PlacedItem<I>[])[];
  /** The number of items of each column without a lane. */
  hidden: readonly number[];
  /** When the items of each column take place during the day; only for cells. */
  shapes?: readonly DayShape<I>[];
}

const nothing: readonly never[] = [];

interface Kept {
  scale: Scale;
  layout: RowLayout<TimelineItem>;
}

/** Caches layouts by row array in two generations: entries not used while `generation` others are added are dropped. */
const generation = 256;
let young = new WeakMap<readonly TimelineItem[], Kept>();
let old = young;
let born = 0;

/** Returns the layout of one row, cached while the row's array and the scale stay the same. */
export function layoutOf<I extends TimelineItem>(items: readonly I[], scale: Scale, longest: number): RowLayout<I> {
  const kept = young.get(items);
  if (kept?.scale === scale) return kept.layout as RowLayout<I>;
  const known = old.get(items);
  const layout = known?.scale === scale ? known.layout : layoutRow(items, scale, longest);
  if (born++ === generation) {
    old = young;
    young = new WeakMap();
    born = 1;
  }
  young.set(items, { scale, layout });
  return layout as RowLayout<I>;
}

function layoutRow<I extends TimelineItem>(items: readonly I[], scale: Scale, longest: number): RowLayout<I> {
  if (scale.cells) return layoutCells(items, scale, longest);
  const cells: (readonly PlacedItem<I>[])[] = scale.columns.map(() => nothing);
  const hidden: number[] = scale.columns.map(() => 0);
  const lanes = new LaneFinder();
  const lastInLane: PlacedItem<I>[] = [];
  const limit = scale.lanes;
  const to = firstFrom(items, scale.end);
  for (let i = firstFrom(items, scale.start - longest); i < to; i++) {
    const item = items[i]!;
    if (!isShown(item, scale)) continue;
    const extent = extentOf(item, scale);
    const lane = lanes.place(...extent);
    if (lane >= limit) {
      for (let column = extent[0]; column < extent[1]; column++) hidden[column]! += 1;
      continue;
    }
    const placed = place(item, lane, scale, extent);
    const before = lastInLane[lane];
    if (before) before.room = placed.x - before.x - before.width;
    lastInLane[lane] = placed;
    const column = scale.columnOf(item.start);
    cells[column] = [...cells[column]!, placed];
  }
  return { cells, hidden };
}

function layoutCells<I extends TimelineItem>(items: readonly I[], scale: Scale, longest: number): RowLayout<I> {
  const cells: PlacedItem<I>[][] = scale.columns.map(() => []);
  const from = firstFrom(items, scale.start - longest);
  const places = packCells(items, from, firstFrom(items, scale.end), scale);
  for (const { item, lane, x, width, column, ofDay } of places) {
    const cutEnd = item.allDay === true && item.end > scale.end;
    const start = scale.columns[column]!.x + x;
    cells[column]!.push({ item, lane, x: start, width, room: 0, cutStart: item.start < scale.start, cutEnd, ofDay });
  }
  const hidden = scale.columns.map(() => 0);
  return { cells, hidden, shapes: shapesOf(places, scale) };
}

const chipGap = 2;

function place<I extends TimelineItem>(item: I, lane: number, scale: Scale, extent: [number, number]): PlacedItem<I> {
  const cutStart = item.start < scale.start;
  const cutEnd = item.end > scale.end;
  if (scale.chips) {
    const x = extent[0] * scale.columnWidth + chipGap;
    const width = (extent[1] - extent[0]) * scale.columnWidth - 2 * chipGap;
    return { item, lane, x, width, room: scale.width - x - width, cutStart, cutEnd: cutEnd && item.allDay === true };
  }
  const x = scale.toX(item.start);
  const width = scale.toX(item.end) - x;
  return { item, lane, x, width, room: scale.width - x - width, cutStart, cutEnd };
}
