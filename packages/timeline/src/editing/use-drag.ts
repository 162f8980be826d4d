import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TimelineItem } from '../item';
import type { TimelineRow } from '../row';
import type { NoteOf } from './drag-note';
import { createGesture, type Gesture } from './gesture';
import { scrollAtEdge, swallowClick } from './pointer';
import { edgeUnder, startOf } from './press';
import type { EditTools } from './tools';
import type { BlockControl } from './use-block';

/** How far (px) a pressed pointer may tremble before it drags. */
const tremble = 4;

/**
 * Drags with mouse and pen: items to other days and people, their ends, new items on free space, and choices over cells.
 * Escape gives everything back. Fingers scroll.
 */
export function useDrag<R extends TimelineRow, I extends TimelineItem>(
  layer: RefObject<HTMLElement | null>,
  tools: EditTools<R, I>,
  chosen: BlockControl<R>,
  noteOf: NoteOf<R, I> | undefined,
): void {
  const latest = useRef({ tools, chosen, noteOf });
  useLayoutEffect(() => {
    latest.current = { tools, chosen, noteOf };
  });

  const { scroller } = tools;
  useEffect(() => {
    const element = scroller.current!;
    let pressed: { event: PointerEvent; gesture: Gesture; isDragging: boolean; isGivenUp: boolean } | undefined;
    let last: PointerEvent | undefined;
    let frame = 0;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || event.pointerType === 'touch' || pressed) return;
      const now = latest.current;
      const start = startOf(now.tools, now.chosen, event);
      if (!start) return;
      pressed = { event, gesture: createGesture(latest, layer.current!, start), isDragging: false, isGivenUp: false };
      window.addEventListener('keydown', key, true);
    }

    function move(event: PointerEvent): void {
      if (!pressed) {
        const { grid } = latest.current.tools;
        element.dataset['edge'] = event.pointerType === 'touch' ? '' : (edgeUnder(grid, event) ?? '');
        return;
      }
      if (event.pointerId !== pressed.event.pointerId || pressed.isGivenUp) return;
      last = event;
      const { clientX, clientY } = pressed.event;
      if (!pressed.isDragging && Math.hypot(event.clientX - clientX, event.clientY - clientY) < tremble) return;
      if (!pressed.isDragging) {
        pressed.isDragging = true;
        element.setPointerCapture(event.pointerId);
        element.toggleAttribute('data-dragging', true);
      }
      frame ||= requestAnimationFrame(draw);
    }

    function draw(): void {
      frame = 0;
      if (!pressed || !last || pressed.isGivenUp) return;
      const { grid, stuckHeight } = latest.current.tools;
      const scrolled = scrollAtEdge(element, grid, stuckHeight, last);
      pressed.gesture.follow(last);
      if (scrolled) frame = requestAnimationFrame(draw);
    }

    function end(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.event.pointerId) return;
      const { gesture, isDragging, isGivenUp } = pressed;
      if (isGivenUp) swallowClick(element);
      if (isGivenUp) return finish();
      if (isDragging && event.type === 'pointerup') gesture.follow(event);
      finish();
      if (event.type === 'pointerup' && (isDragging ? gesture.drop(event) : gesture.tap())) swallowClick(element);
    }

    function finish(): void {
      cancelAnimationFrame(frame);
      frame = 0;
      pressed?.gesture.clear();
      pressed = undefined;
      element.removeAttribute('data-dragging');
      window.removeEventListener('keydown', key, true);
    }

    function key(event: KeyboardEvent): void {
      if (!pressed?.isDragging || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      pressed.isGivenUp = true;
      pressed.gesture.clear();
      element.removeAttribute('data-dragging');
    }

    // A press with Shift or Ctrl adds to what is chosen, so the focus stays where the choice began.
    const keepFocus = (event: MouseEvent) =>
      (event.shiftKey || event.ctrlKey || event.metaKey) && pressed && event.preventDefault();

    element.addEventListener('pointerdown', down);
    element.addEventListener('mousedown', keepFocus);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      finish();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('mousedown', keepFocus);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  }, [scroller, layer]);
}
