import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Cursor, Position } from './cursor';
import { columnOf, cursorAt, type Grid, placedAt, positionOf } from './grid';
import type { Id, TimelineItem } from './item';
import { elementAt, isForeign, placeOf } from './place';
import { reveal } from './reveal';
import type { TimelineRow } from './row';

/** Where the tab stop is, and how to move it. */
export interface CursorControl {
  /** `undefined` until the grid has been entered once. */
  at: Position | undefined;
  itemId: Id | undefined;
  moveTo: (at: Position, itemId?: Id) => void;
  /** Moves the focus itself, also from outside the grid. */
  focus: (cursor: Cursor) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * The roving focus. It is kept by row and date; after every drawing it is put back where that is now, so it survives
 * scrolling, new data and another zoom.
 */
export function useCursor<R extends TimelineRow, I extends TimelineItem>(
  scroller: RefObject<HTMLElement | null>,
  grid: Grid<R, I>,
): CursorControl {
  const [cursor, setCursor] = useState<Cursor>();
  const hasFocus = useRef(false);
  const mustReveal = useRef(false);
  const lastRow = useRef(0);
  const at = cursor && positionOf(grid, cursor, lastRow.current);
  const isItemHere =
    at && cursor?.itemId !== undefined && placedAt(grid, at).some(({ item }) => item.id === cursor.itemId);
  const itemId = isItemHere ? cursor?.itemId : undefined;

  useLayoutEffect(() => {
    if (!at || !hasFocus.current) return;
    lastRow.current = at.row;
    const element = elementAt(scroller.current!, at, itemId);
    const isHostsOwn = scroller.current!.contains(document.activeElement) && isForeign(document.activeElement);
    if (element !== document.activeElement && !isHostsOwn) element?.focus({ preventScroll: true });
    if (mustReveal.current) reveal(scroller.current!, grid, at, itemId);
    mustReveal.current = false;
  });

  // The place of its date, for when a period comes that does not have it.
  const place = at?.column;
  const isByDate = cursor?.date !== undefined && cursor.date === (at && columnOf(grid, at)?.date);
  if (isByDate && cursor.column !== place) setCursor({ ...cursor, column: place! });

  // Another period or zoom keeps the cell but may put it out of sight.
  useLayoutEffect(() => {
    if (at && hasFocus.current) reveal(scroller.current!, grid, at, itemId);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [grid.scale.start, grid.scale.zoom]);

  function show(next: Cursor): void {
    mustReveal.current = true;
    setCursor(next);
  }

  return {
    at,
    itemId,
    moveTo: (to, item) => show(cursorAt(grid, to, item)),
    focus(next) {
      hasFocus.current = true;
      show({ ...next });
    },
    onFocus(event) {
      hasFocus.current = true;
      const place = isForeign(event.target) ? undefined : placeOf(grid, event.target);
      if (!place) return;
      const isSame = at && at.row === place.at.row && at.column === place.at.column && itemId === place.itemId;
      if (!isSame) setCursor(cursorAt(grid, place.at, place.itemId));
    },
    onBlur({ target, relatedTarget, currentTarget }) {
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      queueMicrotask(() => {
        // Focus that went because its element did, or because the window did, comes back.
        const isOurs = !target.isConnected || !document.hasFocus() || currentTarget.contains(document.activeElement);
        if (!isOurs) hasFocus.current = false;
      });
    },
  };
}
