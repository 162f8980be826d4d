import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { headRows } from '../cursor';
import { rowOf } from '../grid';
import type { TimelineItem } from '../item';
import { isForeign, placeOf } from '../place';
import type { TimelineRow } from '../row';
import { pixelsOf, scrollAtEdge, swallowClick } from './pointer';
import { dropAt, groupOf, type RowDrop } from './row-drop';
import type { EditTools } from './tools';

/** How far (px) a pressed pointer may tremble before it drags. */
const tremble = 4;

/** Drags rows by their names to another place of their group, with mouse and pen; Alt and an arrow moves one by a row. */
export function useArrange<R extends TimelineRow, I extends TimelineItem>(
  layer: RefObject<HTMLElement | null>,
  tools: EditTools<R, I>,
): void {
  const latest = useRef(tools);
  useLayoutEffect(() => {
    latest.current = tools;
  });

  const { scroller } = tools;
  useEffect(() => {
    const element = scroller.current!;
    const line = document.createElement('div');
    line.className = 'tl-row-drop';
    let pressed: { event: PointerEvent; row: R; isDragging: boolean } | undefined;
    let last: PointerEvent | undefined;
    let drop: RowDrop<R> | undefined;
    let frame = 0;

    /** The row of a name, with its index among the rows shown. */
    function rowOfName(target: EventTarget | null): { row: R; index: number } | undefined {
      const { grid } = latest.current;
      const place = isForeign(target) ? undefined : placeOf(grid, target);
      if (place?.at.column !== 0) return undefined;
      const row = rowOf(grid, place.at);
      return row?.kind === 'resource' ? { row, index: place.at.row - headRows(grid.shape) } : undefined;
    }

    function down(event: PointerEvent): void {
      const name = rowOfName(event.target);
      if (event.button !== 0 || event.pointerType === 'touch' || pressed || !name) return;
      pressed = { event, row: name.row, isDragging: false };
      window.addEventListener('keydown', key, true);
    }

    function move(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.event.pointerId) return;
      last = event;
      if (!pressed.isDragging) {
        if (Math.abs(event.clientY - pressed.event.clientY) < tremble) return;
        pressed.isDragging = true;
        element.setPointerCapture(event.pointerId);
        element.toggleAttribute('data-dragging', true);
      }
      frame ||= requestAnimationFrame(draw);
    }

    function draw(): void {
      frame = 0;
      if (!pressed || !last) return;
      const { grid, stuckHeight } = latest.current;
      const isScrolled = scrollAtEdge(element, grid, stuckHeight, last);
      const index = grid.model.rows.indexOf(pressed.row);
      drop = index < 0 ? undefined : dropAt(grid, index, pixelsOf(element, grid, last).y);
      if (drop) {
        line.style.insetBlockStart = `${drop.top}px`;
        layer.current?.append(line);
      } else line.remove();
      if (isScrolled) frame = requestAnimationFrame(draw);
    }

    function end(): void {
      cancelAnimationFrame(frame);
      frame = 0;
      pressed = undefined;
      drop = undefined;
      line.remove();
      element.removeAttribute('data-dragging');
      window.removeEventListener('keydown', key, true);
    }

    function up(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.event.pointerId) return;
      const { row, isDragging } = pressed;
      const to = drop;
      end();
      if (!isDragging) return;
      swallowClick(element);
      if (to) latest.current.onCommand({ type: 'arrange', row, to: to.to, isAfter: to.isAfter });
    }

    function key(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !pressed?.isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    }

    function step(event: KeyboardEvent): void {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      const name = by !== 0 && event.altKey && !event.shiftKey && !event.ctrlKey ? rowOfName(event.target) : undefined;
      if (!name) return;
      event.preventDefault();
      event.stopPropagation();
      const { grid, onCommand } = latest.current;
      const { first, last: end } = groupOf(grid.model.rows, name.index);
      const to = name.index + by;
      if (to >= first && to <= end)
        onCommand({ type: 'arrange', row: name.row, to: grid.model.rows[to]!, isAfter: by > 0 });
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', end);
    element.addEventListener('keydown', step);
    return () => {
      end();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', end);
      element.removeEventListener('keydown', step);
    };
  }, [scroller, layer]);
}
