import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Position } from '../cursor';
import { columnOf, placedAt, rowOf } from '../grid';
import type { Id, TimelineItem } from '../item';
import { isForeign, placeOf } from '../place';
import type { TimelineRow } from '../row';
import { isDay } from './block';
import type { Lift } from './carrier';
import type { EditTools } from './tools';

/** Asks for the menu of an item, or of the only one of a day; whether there is one. */
export function askMenu<R extends TimelineRow, I extends TimelineItem>(
  { grid, onCommand }: EditTools<R, I>,
  at: Position,
  itemId: Id | undefined,
  rect: DOMRect,
  lift: Lift | undefined,
): boolean {
  const placed = isDay(grid, at)
    ? placedAt(grid, at).filter(({ item }) => itemId === undefined || item.id === itemId)
    : [];
  const [only, another] = placed;
  if (!only || another) return false;
  const { item } = only;
  const lifting = lift && (() => void lift(at, item.id));
  onCommand({ type: 'item-menu', row: rowOf(grid, at)!, column: columnOf(grid, at)!, item, rect, lift: lifting });
  return true;
}

/** A right press on an item, and the menu key or Shift+F10 on it or its day, ask for its menu. */
export function useItemMenu<R extends TimelineRow, I extends TimelineItem>(tools: EditTools<R, I>, lift: Lift): void {
  const latest = useRef({ tools, lift });
  useLayoutEffect(() => {
    latest.current = { tools, lift };
  });

  const { scroller } = tools;
  useEffect(() => {
    const element = scroller.current!;

    function ask(event: Event, rectOf: (element: HTMLElement) => DOMRect, isOnItem: boolean): void {
      if (event.defaultPrevented || isForeign(event.target)) return;
      const { tools: now, lift: take } = latest.current;
      const place = placeOf(now.grid, event.target);
      if (!place || (isOnItem && place.itemId === undefined)) return;
      if (!askMenu(now, place.at, place.itemId, rectOf(place.element), take)) return;
      event.preventDefault();
      event.stopPropagation();
    }

    const press = (event: MouseEvent) => ask(event, () => new DOMRect(event.clientX, event.clientY), true);
    const key = (event: KeyboardEvent) => {
      const isMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      if (isMenu) ask(event, (at) => at.getBoundingClientRect(), false);
    };

    element.addEventListener('contextmenu', press);
    element.addEventListener('keydown', key);
    return () => {
      element.removeEventListener('contextmenu', press);
      element.removeEventListener('keydown', key);
    };
  }, [scroller]);
}
