import type { Grid } from '../grid';
import type { TimelineItem } from '../item';
import { timeWidth } from '../reveal';
import type { TimelineRow } from '../row';
import { rowAt } from '../row-model';
import type { Point } from './move';

/** Distance from the edges of the view, in px, at which dragging scrolls; and the most it scrolls in a frame. */
const edge = 36;
const most = 18;

/** Where a pointer is, and which keys are held with it. */
export type Pointer = Pick<
  PointerEvent,
  'clientX' | 'clientY' | 'pointerType' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'
>;

/** Keys that change what a drag does, also while the pointer rests. */
const dragKeys: ReadonlySet<string> = new Set(['Alt', 'Shift', 'Control', 'Meta']);

/** The same pointer with the keys that are held after one was pressed or released; undefined for other keys. */
export function withKeys(pointer: Pointer, event: KeyboardEvent): Pointer | undefined {
  if (!dragKeys.has(event.key)) return undefined;
  const { clientX, clientY, pointerType } = pointer;
  const { altKey, shiftKey, ctrlKey, metaKey } = event;
  return { clientX, clientY, pointerType, altKey, shiftKey, ctrlKey, metaKey };
}

/** A pointer in px from the block start of the rows and from the inline start of the time area. */
export interface Pixels {
  inline: number;
  y: number;
}

export function pixelsOf<R extends TimelineRow, I extends TimelineItem>(
  scroller: Element,
  grid: Grid<R, I>,
  { clientX, clientY }: { clientX: number; clientY: number },
): Pixels {
  const box = scroller.querySelector('.tl-body')!.getBoundingClientRect();
  const area = { left: box.left + grid.nameWidth, right: box.right - grid.nameWidth };
  return { inline: grid.scale.inlineOf(clientX, area), y: clientY - box.top };
}

export const pointOf = <R extends TimelineRow, I extends TimelineItem>(
  { model, scale }: Grid<R, I>,
  { inline, y }: Pixels,
): Point => ({ row: rowAt(model, y), column: scale.columnAt(inline), instant: scale.toInstant(inline) });

/** Scrolls while the pointer is at an edge of the rows in view; returns whether it did. */
export function scrollAtEdge<R extends TimelineRow, I extends TimelineItem>(
  scroller: Element,
  grid: Grid<R, I>,
  stuckHeight: number,
  { clientX, clientY }: { clientX: number; clientY: number },
): boolean {
  const box = scroller.getBoundingClientRect();
  const top = box.top + stuckHeight;
  const isRtl = grid.scale.dir === 'rtl';
  const left = box.left + (isRtl ? grid.totalWidth : grid.nameWidth);
  const down = speedOf(clientY, top, top + grid.bodyHeight);
  const right = speedOf(clientX, left, left + timeWidth(grid));
  if (down === 0 && right === 0) return false;
  const before = [scroller.scrollTop, scroller.scrollLeft];
  scroller.scrollBy(right, down);
  return scroller.scrollTop !== before[0] || scroller.scrollLeft !== before[1];
}

/** Whether the pointer was released so far from the rows in view that nothing on them can be meant. */
export function isFarOutside<R extends TimelineRow, I extends TimelineItem>(
  scroller: Element,
  { bodyHeight }: Grid<R, I>,
  stuckHeight: number,
  { clientX, clientY }: { clientX: number; clientY: number },
): boolean {
  const { left, right, top } = scroller.getBoundingClientRect();
  const first = top + stuckHeight;
  return clientX < left || clientX > right || clientY < first - 2 * edge || clientY > first + bodyHeight + 2 * edge;
}

function speedOf(at: number, from: number, to: number): number {
  if (at < from + edge) return -Math.min(most, Math.ceil((from + edge - at) / 2));
  if (at > to - edge) return Math.min(most, Math.ceil((at - to + edge) / 2));
  return 0;
}

/** The click that follows a drag opens nothing. */
export function swallowClick(element: HTMLElement): void {
  const swallow = (event: Event) => event.stopPropagation();
  element.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
}
