import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { footRow, type Place } from './model/grid-cursor.rules';
import type { PathKey } from './model/hours-view.rules';
import type { TreeRow } from './model/tree.rules';
import { rowHeight } from './use-row-window';

interface Cursor {
  /** The key of the row; null for the foot. */
  key: PathKey | null;
  /** Its last index, used when the row is gone. */
  at: number;
  column: number;
}

interface Frame {
  head: number;
  foot: number;
  /** Widths of the frozen columns at the two sides. */
  start: number;
  end: number;
}

/** The one focusable cell. It stays the same while rows come and go around it. */
export function useGridFocus(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly TreeRow[],
  columns: number,
  frame: Frame,
) {
  const [cursor, setCursor] = useState<Cursor>({ key: '', at: 0, column: 0 });
  const wanted = useRef(false);
  const hasFocus = useRef(false);
  const found = cursor.key === null ? footRow : rows.findIndex(({ key }) => key === cursor.key);
  const row = cursor.key === null ? footRow : found >= 0 ? found : Math.max(0, Math.min(cursor.at, rows.length - 1));
  const place: Place = { row, column: Math.min(cursor.column, columns - 1) };

  function goTo(next: Place): void {
    wanted.current = true;
    const key = next.row === footRow ? null : (rows[next.row]?.key ?? '');
    setCursor({ key, at: Math.max(0, next.row), column: next.column });
  }

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (!wanted.current && !isLost) return;
    const cell = element.querySelector<HTMLElement>('[data-cell][tabindex="0"]');
    if (!cell) return;
    if (wanted.current) reveal(element, cell, place, frame);
    wanted.current = false;
    cell.focus({ preventScroll: true });
  });

  return {
    place,
    goTo,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
      if (relatedTarget) hasFocus.current = false;
    },
  };
}

/** Scrolls just far enough that no frozen part covers the cell. */
function reveal(scroller: HTMLElement, cell: HTMLElement, { row, column }: Place, frame: Frame): void {
  if (row !== footRow) {
    const top = row * rowHeight;
    const room = scroller.clientHeight - frame.head - frame.foot;
    if (top < scroller.scrollTop) scroller.scrollTop = top;
    else if (top + rowHeight > scroller.scrollTop + room) scroller.scrollTop = top + rowHeight - room;
  }
  if (column === 0 || cell.dataset.cell === 'total') return;
  const [box, outer] = [cell.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const isRtl = getComputedStyle(scroller).direction === 'rtl';
  const left = outer.left + (isRtl ? frame.end : frame.start);
  const right = outer.left + scroller.clientWidth - (isRtl ? frame.start : frame.end);
  if (box.left < left) scroller.scrollLeft -= left - box.left;
  else if (box.right > right) scroller.scrollLeft += box.right - right;
}
