import type { Position } from './cursor';
import { type Grid, placedAt } from './grid';
import type { Id, TimelineItem } from './item';
import type { TimelineRow } from './row';

/** The cell that contains an element, and the item if the element is a bar. */
export interface Place {
  at: Position;
  itemId: Id | undefined;
  element: HTMLElement;
}

/** Reads an element's position from the ARIA indices; undefined outside the cells. */
export function placeOf<R extends TimelineRow, I extends TimelineItem>(
  grid: Grid<R, I>,
  target: EventTarget | null,
): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[aria-colindex]');
  const row = cell?.closest('[aria-rowindex]');
  if (!cell || !row) return undefined;
  const at = { row: indexIn(row, 'aria-rowindex'), column: indexIn(cell, 'aria-colindex') };
  const bar = target.closest<HTMLElement>('[data-item]');
  const itemId = bar
    ? placedAt(grid, at).find(({ item }) => String(item.id) === bar.dataset['item'])?.item.id
    : undefined;
  return { at, itemId, element: bar ?? cell };
}

/** Whether an element inside a cell belongs to the host, which handles its keys and clicks itself. */
export function isForeign(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('[data-item], [data-more]')) return false;
  return target.closest('button, a, input, select, textarea, [role="button"]') !== null;
}

/** Returns the element at a position, if it is rendered. */
export function elementAt(scroller: Element, at: Position, itemId: Id | undefined): HTMLElement | null {
  const cell = `[aria-rowindex="${at.row + 1}"] [aria-colindex="${at.column + 1}"]`;
  const bar = itemId === undefined ? '' : ` [data-item="${CSS.escape(String(itemId))}"]`;
  return scroller.querySelector<HTMLElement>(cell + bar);
}

function indexIn(element: Element, attribute: string): number {
  return Number(element.getAttribute(attribute)) - 1;
}
