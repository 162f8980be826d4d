import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Cursor, Position } from './cursor';
import { columnOf, cursorAt, type Grid, placedAt, positionOf } from './grid';
import type { Id, TimelineItem } from './item';
import { elementAt, isForeign, placeOf } from './place';
import { reveal } from './reveal';
import type { TimelineRow } from './row';

/** The position of the tab stop, and functions to move it. */
export interface CursorControl {
  /** Undefined until the grid is first entered. */
  at: Position | undefined;
  itemId: Id | undefined;
  moveTo: (at: Position, itemId?: Id) => void;
  /** Moves the focus itself, even from outside the grid. */
  focus: (cursor: Cursor) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * The roving focus. It is stored by row and date and restored after every render, so it survives scrolling, new data
 * and another zoom.
 */
export function useCursor<R extends TimelineRow, I extends TimelineItem>(
  scroller: RefObject<HTMLElement | null>,
  grid: Grid<R, I>,
): CursorControl {
  const [cursor, setCursor] = useState<Cursor>();
  const hasFocus = useRef(false);
  const mustReveal = useRef(false);
  const mustTake = useRef(false);
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
    // A field of the host may have taken the focus in this very commit, before the blur is known.
    const isAway = isElsewhere(scroller.current!) && !mustTake.current;
    if (element !== document.activeElement && !isHostsOwn && !isAway) element?.focus({ preventScroll: true });
    mustTake.current = false;
    if (mustReveal.current) reveal(scroller.current!, grid, at, itemId);
    mustReveal.current = false;
  });

  // Remember the column of the date, in case the next period does not contain that date.
  const place = at?.column;
  const isByDate = cursor?.date !== undefined && cursor.date === (at && columnOf(grid, at)?.date);
  if (isByDate && cursor.column !== place) setCursor({ ...cursor, column: place! });

  // After a change of period or zoom, the focused cell may be out of view.
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
      mustTake.current = true;
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
        // Keep the focus if its element was removed or the window lost focus: it is then restored.
        const isOurs = !target.isConnected || !document.hasFocus() || currentTarget.contains(document.activeElement);
        if (!isOurs) hasFocus.current = false;
      });
    },
  };
}

/** Whether something outside the grid has the focus; the body has it when the focused element was removed. */
function isElsewhere(grid: HTMLElement): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body && !grid.contains(activeElement);
}
