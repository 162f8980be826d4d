import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cursorAt } from '../grid';
import type { TimelineItem } from '../item';
import { elementAt } from '../place';
import type { TimelineRow } from '../row';
import type { NoteOf } from './drag-note';
import { createGesture, type Gesture } from './gesture';
import { type Pointer, scrollAtEdge, swallowClick, withKeys } from './pointer';
import { edgeUnder, isHandle, itemOf, type Start, startOf } from './press';
import type { EditTools } from './tools';
import { keepTouches, longPress, type TouchMode } from './touch';
import type { BlockControl } from './use-block';
import { askMenu } from './use-item-menu';

/** How far (px) a pressed pointer may tremble before it drags. */
const tremble = 4;

interface Pressed<I extends TimelineItem> {
  event: PointerEvent;
  start: Start<I>;
  gesture: Gesture;
  isDragging: boolean;
  isGivenUp: boolean;
  /** Whether it left the place where it was pressed. */
  isMoved: boolean;
  /** Set while a finger has not rested long enough. */
  timer: number | undefined;
}

/**
 * Drags items to other days and people, their ends, new items on free space, and choices over cells. A finger first
 * rests, as it scrolls otherwise, or takes a handle; at rest until it is raised, it asks for the menu. Escape, and a
 * second finger, give everything back.
 */
export function useDrag<R extends TimelineRow, I extends TimelineItem>(
  layer: RefObject<HTMLElement | null>,
  tools: EditTools<R, I>,
  chosen: BlockControl<R>,
  noteOf: NoteOf<R, I> | undefined,
  touch: TouchMode,
): void {
  const latest = useRef({ tools, chosen, noteOf, touch });
  const redraw = useRef<(copies: boolean) => void>(undefined);
  useLayoutEffect(() => {
    latest.current = { tools, chosen, noteOf, touch };
  });

  const { scroller } = tools;
  useEffect(() => {
    const element = scroller.current!;
    let pressed: Pressed<I> | undefined;
    let last: Pointer | undefined;
    let frame = 0;

    function down(event: PointerEvent): void {
      const isTouch = event.pointerType === 'touch';
      element.toggleAttribute('data-touch', isTouch);
      if (pressed && isTouch) return pressed.isDragging ? giveUp() : finish();
      if (event.button !== 0 || pressed) return;
      const now = latest.current;
      const start = startOf(now.tools, now.chosen, event, now.touch);
      if (!start) return;
      const timer = isTouch && !isHandle(event.target) ? window.setTimeout(lift, longPress.time) : undefined;
      const gesture = createGesture(latest, layer.current!, start);
      pressed = { event, start, gesture, isDragging: false, isGivenUp: false, isMoved: false, timer };
      last = undefined;
      window.addEventListener('keydown', key, true);
      window.addEventListener('keyup', key, true);
    }

    function begin(now: Pressed<I>): void {
      now.isDragging = true;
      element.setPointerCapture(now.event.pointerId);
      element.toggleAttribute('data-dragging', true);
    }

    /** A finger has rested long enough. */
    function lift(): void {
      if (!pressed) return;
      const { start, gesture, event } = pressed;
      pressed.timer = undefined;
      begin(pressed);
      const { cursor, grid } = latest.current.tools;
      // Its row then stays in the page while the grid scrolls.
      if (start.kind !== 'move' || start.held.length === 1) cursor.focus(cursorAt(grid, start.at, itemOf(start)?.id));
      gesture.follow(event);
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
      const far = Math.hypot(event.clientX - clientX, event.clientY - clientY);
      if (pressed.timer !== undefined) return far > longPress.tremble ? finish() : undefined;
      pressed.isMoved ||= far >= tremble;
      if (!pressed.isMoved) return;
      if (!pressed.isDragging) begin(pressed);
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
      const { start, gesture, isDragging, isGivenUp, isMoved } = pressed;
      const isUp = event.type === 'pointerup';
      if (isGivenUp) swallowClick(element);
      if (isGivenUp) return finish();
      if (isMoved && isUp) gesture.follow(event);
      finish();
      if (!isUp) return;
      if (event.pointerType === 'touch' && !isMoved) {
        if (isDragging) swallowClick(element);
        if (isDragging && start.kind === 'move') menu(start);
        if (!isDragging && latest.current.touch.selects) {
          latest.current.chosen.toggle(start.at, false);
          swallowClick(element);
        }
        return;
      }
      if (isDragging ? gesture.drop(event) : gesture.tap()) swallowClick(element);
    }

    function menu(start: Start<I>): void {
      const itemId = itemOf(start)?.id;
      const bar = elementAt(element, start.at, itemId);
      if (bar) askMenu(latest.current.tools, start.at, itemId, bar.getBoundingClientRect(), undefined);
    }

    function finish(): void {
      cancelAnimationFrame(frame);
      frame = 0;
      clearTimeout(pressed?.timer);
      pressed?.gesture.clear();
      pressed = undefined;
      element.removeAttribute('data-dragging');
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('keyup', key, true);
    }

    function giveUp(): void {
      pressed!.isGivenUp = true;
      pressed!.gesture.clear();
      element.removeAttribute('data-dragging');
    }

    /** What is in hand becomes a copy, or no longer one, while the pointer rests. */
    function followKeys(event: KeyboardEvent): void {
      const held = last && withKeys(last, event);
      if (!held) return;
      last = held;
      frame ||= requestAnimationFrame(draw);
    }

    function key(event: KeyboardEvent): void {
      if (!pressed?.isDragging) return;
      if (event.key !== 'Escape') return followKeys(event);
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'keydown') giveUp();
    }

    // A press with Shift or Ctrl adds to what is chosen, so the focus stays where the choice began.
    const keepFocus = (event: MouseEvent) =>
      (event.shiftKey || event.ctrlKey || event.metaKey) && pressed && event.preventDefault();

    redraw.current = () => {
      if (last) frame ||= requestAnimationFrame(draw);
    };
    const letGo = keepTouches(element, () => pressed?.isDragging === true && !pressed.isGivenUp);
    element.addEventListener('pointerdown', down);
    element.addEventListener('mousedown', keepFocus);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', end);
    element.addEventListener('pointercancel', end);
    return () => {
      finish();
      letGo();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('mousedown', keepFocus);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', end);
      element.removeEventListener('pointercancel', end);
    };
  }, [scroller, layer]);

  const { copies, selects } = touch;
  useEffect(() => redraw.current?.(copies), [copies]);
  useEffect(() => {
    if (!selects) return undefined;
    return () => latest.current.chosen.collapse();
  }, [selects]);
}
