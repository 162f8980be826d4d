import { headRows, type Position } from '../cursor';
import { type Grid, placedAt } from '../grid';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import { isSamePosition } from './block';

const minute = 60_000;

/** Minutes that times keep to while dragged; with Alt the finer ones. */
export const steps = { usual: 15, fine: 5 };

/** Where the pointer is in the grid: the index of its row, and its instant and column. */
export interface Point {
  row: number;
  column: number;
  instant: number;
}

/** An item that is dragged, and the index of its row among those drawn. */
export interface Held<I extends TimelineItem> {
  item: I;
  index: number;
}

/** The indices of the rows of people, in order, and the places that the dragged items have among them. */
export interface Order {
  people: readonly number[];
  places: readonly number[];
}

/** How far items are dragged: over how many people, and by how many days or, if drawn to scale, milliseconds. */
export interface Travel {
  people: number;
  days: number;
  time: number;
}

/** Returns what is dragged with an item: everything that begins in the chosen cells if it lies in one, else itself alone. */
export function heldWith<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  item: I,
  at: Position,
  chosen: readonly Position[],
): Held<I>[] {
  const first = headRows(grid.shape);
  if (!chosen.some((cell) => isSamePosition(cell, at))) return [{ item, index: at.row - first }];
  return chosen.flatMap((cell) =>
    placedAt(grid, cell).map((placed) => ({ item: placed.item, index: cell.row - first })),
  );
}

export function orderOf<R extends TimelineRow, I extends TimelineItem>(
  { model }: Grid<R, I>,
  held: readonly Held<I>[],
): Order {
  const people = model.rows.flatMap(({ kind }, index) => (kind === 'resource' ? [index] : []));
  const place = new Map(people.map((index, at) => [index, at]));
  return { people, places: held.map(({ index }) => place.get(index)!) };
}

/**
 * Returns how far a drag has come, at most so far that everything stays on the grid. Drawn to scale, the start of the
 * item that was taken hold of stays on full steps (in minutes); whole days travel by days in any drawing.
 */
export function travelOf<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  held: readonly Held<I>[],
  { people, places }: Order,
  from: Point,
  to: Point,
  step: number,
): Travel {
  const wanted = placeNear(people, to.row) - placeNear(people, from.row);
  const most = people.length - 1 - Math.max(...places);
  const moved = Math.min(most, Math.max(-Math.min(...places), wanted));
  const [lead] = held;
  const isByTime = !grid.scale.chips && lead?.item.allDay !== true;
  const columns = held.map(({ item }) => grid.scale.columnOf(item.start));
  const last = grid.scale.columns.length - 1;
  const days = Math.min(last - Math.max(...columns), Math.max(-Math.min(...columns), to.column - from.column));
  if (!isByTime) return { people: moved, days, time: 0 };
  const start = snapped(lead!.item.start + to.instant - from.instant, step);
  return { people: moved, days: 0, time: start - lead!.item.start };
}

/** The place of a row among the people: that of a group is the place of the first person after it. */
function placeNear(people: readonly number[], row: number): number {
  const at = people.findIndex((index) => index >= row);
  return at < 0 ? people.length - 1 : at;
}

/** Rounds an instant to full steps of minutes. */
export const snapped = (instant: number, step: number): number => Math.round(instant / (step * minute)) * step * minute;

/** Returns the times of an item of which one end was dragged; it stays at least one step long. */
export function resized(
  { start, end }: { start: number; end: number },
  edge: 'start' | 'end',
  instant: number,
  step: number,
): { start: number; end: number } {
  const to = snapped(instant, step);
  const least = step * minute;
  return edge === 'start' ? { start: Math.min(to, end - least), end } : { start, end: Math.max(to, start + least) };
}

/** Returns the times that were drawn from one instant to another. */
export function drawn(from: number, to: number, step: number): { start: number; end: number } {
  const [a, b] = [snapped(Math.min(from, to), step), snapped(Math.max(from, to), step)];
  return { start: a, end: Math.max(b, a + step * minute) };
}
