import { headRows, type Position } from '../cursor';
import { type Grid, rowOf } from '../grid';
import type { TimelineItem } from '../item';
import { isForeign, placeOf } from '../place';
import type { TimelineRow } from '../row';
import { isDay } from './block';
import { type Held, heldWith, type Point } from './move';
import { pixelsOf, pointOf } from './pointer';
import type { EditTools } from './tools';
import type { TouchMode } from './touch';
import type { BlockControl } from './use-block';

/** Width of the ends of a bar that can be dragged, in px; a bar below three times this has none. */
const grip = 7;

/** What a press can become, and where it was. */
export type Start<I extends TimelineItem> = { at: Position; from: Point; isShift: boolean; isToggle: boolean } & (
  | { kind: 'move'; item: I; held: Held<I>[] }
  /** `offset` (ms): from where it was taken hold of to the end itself. */
  | { kind: 'resize'; item: I; index: number; edge: 'start' | 'end'; offset: number }
  | { kind: 'draw'; index: number }
  | { kind: 'choose' }
);

/** Returns which end of a bar drawn to scale is under the pointer. */
export function edgeUnder<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  { target, clientX }: PointerEvent,
): 'start' | 'end' | undefined {
  const bar = target instanceof Element ? target.closest('.tl-body [data-item]') : null;
  if (!bar || grid.scale.chips) return undefined;
  const { left, right, width } = bar.getBoundingClientRect();
  if (width < 3 * grip) return undefined;
  const [before, after] =
    grid.scale.dir === 'rtl' ? [right - clientX, clientX - left] : [clientX - left, right - clientX];
  if (before <= grip && !bar.classList.contains('tl-cut-start')) return 'start';
  return after <= grip && !bar.classList.contains('tl-cut-end') ? 'end' : undefined;
}

/** The handle of an end of an item, which is outside of all cells. */
const handleOf = (target: EventTarget | null): 'start' | 'end' | undefined => {
  const handle = target instanceof Element ? target.closest<HTMLElement>('[data-handle]') : null;
  return handle?.dataset['handle'] as 'start' | 'end' | undefined;
};

export const isHandle = (target: EventTarget | null): boolean => handleOf(target) !== undefined;

/** The item that was pressed. */
export const itemOf = <I extends TimelineItem>(start: Start<I>): I | undefined =>
  start.kind === 'move' ? start.item : undefined;

/** Returns what a press on the grid can become; undefined where nothing can be dragged. */
export function startOf<R extends TimelineRow, I extends TimelineItem>(
  { scroller, grid, cursor }: EditTools<R, I>,
  { chosen }: BlockControl<R>,
  event: PointerEvent,
  { selects }: TouchMode,
): Start<I> | undefined {
  if (isForeign(event.target)) return undefined;
  const handle = handleOf(event.target);
  const place = handle ? cursor : placeOf(grid, event.target);
  if (!place?.at || !isDay(grid, place.at)) return undefined;
  const { at, itemId } = place;
  const from = pointOf(grid, pixelsOf(scroller.current!, grid, event));
  const common = { at, from, isShift: event.shiftKey, isToggle: (event.ctrlKey || event.metaKey) && !event.shiftKey };
  const index = at.row - headRows(grid.shape);
  const item = grid.store.itemsOf(rowOf(grid, at)!.id).find(({ id }) => id === itemId);
  const isTouch = event.pointerType === 'touch';
  // To scale free space is drawn on, so a lasso takes Shift, or the mode for fingers.
  if (!item)
    return grid.scale.chips || event.shiftKey || (isTouch && selects)
      ? { ...common, kind: 'choose' }
      : { ...common, kind: 'draw', index };
  // Fingers have handles instead.
  const edge = handle ?? (item.allDay || isTouch ? undefined : edgeUnder(grid, event));
  const offset = handle ? item[handle] - from.instant : 0;
  if (edge) return { ...common, kind: 'resize', item, index, edge, offset };
  return { ...common, kind: 'move', item, held: heldWith(grid, item, at, chosen()) };
}
