import { headRows } from '../cursor';
import { type Grid, placedAt } from '../grid';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import type { CursorControl } from '../use-cursor';
import { laneBox } from './ghosts';

interface HandlesProps<R extends TimelineRow, I extends TimelineItem> {
  grid: Grid<R, I>;
  cursor: CursorControl;
}

/** What fingers take hold of: both ends of the item with the focus, where items are drawn to scale. */
export function Handles<R extends TimelineRow, I extends TimelineItem>({ grid, cursor }: HandlesProps<R, I>) {
  const { at, itemId } = cursor;
  if (!at || itemId === undefined || grid.scale.chips) return null;
  const placed = placedAt(grid, at).find(({ item }) => item.id === itemId);
  if (!placed || placed.item.allDay) return null;
  const { y, height } = laneBox(grid, at.row - headRows(grid.shape), placed.item);
  const ends = [
    { edge: 'start', x: placed.x, isCut: placed.cutStart },
    { edge: 'end', x: placed.x + placed.width, isCut: placed.cutEnd },
  ];
  return ends.map(
    ({ edge, x, isCut }) =>
      !isCut && (
        <div
          key={edge}
          className="tl-handle"
          data-handle={edge}
          style={{ insetInlineStart: grid.nameWidth + x, insetBlockStart: y, blockSize: height }}
        />
      ),
  );
}
