import { type Ref, type RefObject, useImperativeHandle } from 'react';
import type { Grid } from './grid';
import type { TimelineItem } from './item';
import type { TimelineHandle } from './props';
import { inlineScroll, revealRow, setInlineScroll } from './reveal';
import type { TimelineRow } from './row';
import { indexOfRow } from './row-model';
import type { CursorControl } from './use-cursor';

/** Provides the host with its handle. */
export function useHandle<R extends TimelineRow, I extends TimelineItem>(
  ref: Ref<TimelineHandle> | undefined,
  scroller: RefObject<HTMLElement | null>,
  grid: Grid<R, I>,
  cursor: CursorControl,
): void {
  useImperativeHandle(ref, () => ({
    scale: () => grid.scale,
    focus: ({ rowId, date, itemId }) =>
      cursor.focus({ section: 'body', rowId, column: date === undefined ? 0 : 1, date, itemId }),
    showRow: (rowId) => revealRow(scroller.current!, grid, indexOfRow(grid.model, rowId)),
    showInstant: (instant) => setInlineScroll(scroller.current!, grid.scale.toX(instant), grid.scale.dir),
    scroll: () => ({ top: scroller.current!.scrollTop, inline: inlineScroll(scroller.current!) }),
    scrollTo({ top, inline }) {
      scroller.current!.scrollTop = top;
      setInlineScroll(scroller.current!, inline, grid.scale.dir);
    },
  }));
}
