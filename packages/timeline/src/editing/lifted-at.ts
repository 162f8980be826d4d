import { headRows, type Position } from '../cursor';
import { type Grid, placedAt } from '../grid';
import type { Id, TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import { isSamePosition } from './block';
import type { Held } from './move';

/** Returns what keys lift at a position: an item, all items of a day, or all of the chosen days if it is one of them. */
export function liftedAt<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  at: Position,
  itemId: Id | undefined,
  chosen: readonly Position[],
): Held<I>[] {
  const first = headRows(grid.shape);
  const isChosen = itemId === undefined && chosen.some((cell) => isSamePosition(cell, at));
  const all = (isChosen ? chosen : [at]).flatMap((cell) =>
    placedAt(grid, cell).map(({ item }) => ({ item, index: cell.row - first })),
  );
  return itemId === undefined ? all : all.filter(({ item }) => item.id === itemId);
}
