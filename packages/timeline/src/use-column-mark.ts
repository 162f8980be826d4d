import { type FocusEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { sectionOf } from './cursor';
import type { Grid } from './grid';
import type { TimelineItem } from './item';
import { placeOf } from './place';
import type { TimelineRow } from './row';

/**
 * Marks the column whose header or total is under the pointer or, otherwise, has the keyboard focus: moves the single
 * mark behind the rows and flags the two cells, without rendering. Rows are marked by the style sheet alone.
 */
export function useColumnMark<R extends TimelineRow, I extends TimelineItem>(
  scroller: RefObject<HTMLElement | null>,
  grid: Grid<R, I>,
) {
  const pointed = useRef(-1);
  const focused = useRef(-1);
  const shown = useRef({ index: -1, scale: grid.scale });

  function show(): void {
    const { scale } = grid;
    const index = pointed.current >= 0 ? pointed.current : focused.current;
    if (index === shown.current.index && (index < 0 || scale === shown.current.scale)) return;
    shown.current = { index, scale };
    for (const cell of scroller.current!.querySelectorAll('[data-mark]')) cell.removeAttribute('data-mark');
    const mark = scroller.current!.querySelector<HTMLElement>('.tl-mark');
    const column = scale.columns[index];
    if (!mark) return;
    mark.hidden = !column;
    if (!column) return;
    mark.style.insetInlineStart = `${column.x}px`;
    mark.style.width = `${scale.columnWidth}px`;
    const cells = scroller.current!.querySelectorAll(
      `:is(.tl-head-row, .tl-foot) > .tl-cell[aria-colindex="${index + 2}"]`,
    );
    for (const cell of cells) cell.setAttribute('data-mark', '');
  }

  // The column moves when the width or the zoom changes.
  useLayoutEffect(show);

  /** Returns the column of a header or total, -1 for anything else. */
  function columnAt(target: EventTarget): number {
    const at = placeOf(grid, target)?.at;
    return at && ['head', 'foot'].includes(sectionOf(at.row, grid.shape)) ? at.column - 1 : -1;
  }

  return {
    onPointerOver({ pointerType, target }: PointerEvent): void {
      pointed.current = pointerType === 'touch' ? -1 : columnAt(target);
      show();
    },
    onPointerLeave(): void {
      pointed.current = -1;
      show();
    },
    onFocus({ target }: FocusEvent): void {
      focused.current = target.matches(':focus-visible') ? columnAt(target) : -1;
      show();
    },
    onBlur(): void {
      focused.current = -1;
      show();
    },
  };
}
