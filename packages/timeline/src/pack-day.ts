import { isShown } from './is-shown';
import type { TimelineItem } from './item';
import type { CellNeed, Scale } from './scale';

/** Space around the chips of a day, and between two of them, in px. */
export const cellMargin = 2;
const between = 2;

/** Where an item is in its day: `x` and `width` in px from the start of the column. */
export interface CellPlace<I extends TimelineItem> {
  item: I;
  lane: number;
  x: number;
  width: number;
  /** The columns it covers. */
  column: number;
  columns: number;
  /** All items that begin on its day. */
  ofDay: readonly I[];
}

/** The number of lanes taken in each column; kept between calls, because every row needs one. */
const taken: number[] = [];

/** Frees all lanes, before a row is laid out. */
export const freeLanes = (columns: number) => taken.fill(0, 0, columns);

/** The uppermost lane that is free in some adjacent columns; it is taken from now on. */
export function takeLane(column: number, columns: number): number {
  let lane = 0;
  for (let at = column; at < column + columns; at++) lane = Math.max(lane, taken[at] ?? 0);
  for (let at = column; at < column + columns; at++) taken[at] = lane + 1;
  return lane;
}

/** Returns how many columns an item covers: only whole-day items extend into the next column. */
export const columnsOf = (item: TimelineItem, column: number, scale: Scale) =>
  item.allDay ? scale.columnOf(item.end - 1) - column + 1 : 1;

/** Puts the items of a day side by side while they fit, and the rest below. */
export function packDay<I extends TimelineItem>(day: readonly I[], column: number, scale: Scale): CellPlace<I>[] {
  const shown = day.filter((item) => isShown(item, scale));
  const room = scale.columnWidth - 2 * cellMargin;
  const need = scale.cells as CellNeed;
  const places: CellPlace<I>[] = [];
  let line: CellPlace<I>[] = [];
  let wishes: number[] = [];
  let used = 0;
  const close = () => spread(line, wishes, room - used);
  for (const item of shown) {
    const columns = columnsOf(item, column, scale);
    if (columns > 1) {
      const width = columns * scale.columnWidth - 2 * cellMargin;
      const lane = takeLane(column, columns);
      places.push({ item, lane, x: cellMargin, width, column, columns, ofDay: shown });
      continue;
    }
    const { least, most } = shown.length === 1 ? { least: room, most: room } : need(item, shown);
    const width = Math.min(room, Math.ceil(least));
    const [first] = line;
    let place: CellPlace<I>;
    if (first && used + between + width <= room) {
      place = { ...first, item, x: cellMargin + used + between, width };
      used += between + width;
    } else {
      close();
      place = { item, lane: takeLane(column, 1), x: cellMargin, width, column, columns, ofDay: shown };
      line = [];
      wishes = [];
      used = width;
    }
    line.push(place);
    wishes.push(Math.max(0, Math.ceil(most) - width));
    places.push(place);
  }
  close();
  return places;
}

/** Shares the room that is left in a line: first what each item can use, then evenly. */
function spread(line: readonly CellPlace<TimelineItem>[], wishes: readonly number[], left: number): void {
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  const granted = Math.min(1, left / Math.max(1, wished));
  const even = (left - granted * wished) / Math.max(1, line.length);
  let moved = 0;
  for (const [at, place] of line.entries()) {
    const more = granted * wishes[at]! + even;
    place.x += moved;
    place.width += more;
    moved += more;
  }
}
