import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Command } from './command';
import type { Grid } from './grid';
import type { TimelineItem } from './item';
import { inlineScroll, setInlineScroll } from './reveal';
import type { TimelineRow } from './row';

/** Wheel travel (px) and pinch (ratio) for one zoom step; travel (px) for a swipe. */
const wheelStep = 60;
const pinchStep = 1.35;
const swipeTravel = 60;

interface GestureOptions<R extends TimelineRow, I extends TimelineItem> {
  grid: Grid<R, I>;
  swipe: boolean;
  onCommand: (command: Command<R, I>) => void;
}

/** Alt+wheel and pinch zoom; a sideways swipe with one finger navigates. Ctrl+wheel is left to the browser. */
export function useGestures<R extends TimelineRow, I extends TimelineItem>(
  scroller: RefObject<HTMLElement | null>,
  options: GestureOptions<R, I>,
): void {
  const latest = useRef(options);
  /** The instant to keep under the pointer after the zoom changes, and the position of the pointer. */
  const kept = useRef<{ instant: number; inline: number; zoom: string }>(undefined);
  const { scale } = options.grid;

  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    if (!kept.current) return;
    const { instant, inline, zoom } = kept.current;
    if (zoom !== scale.zoom) setInlineScroll(scroller.current!, Math.max(0, scale.toX(instant) - inline), scale.dir);
    kept.current = undefined;
  }, [scroller, scale]);

  useEffect(() => {
    const element = scroller.current!;
    const fingers = new Map<number, { x: number; y: number; from: { x: number; y: number } }>();
    let spread = 0;
    let travel = 0;

    function zoom(direction: 'in' | 'out', clientX: number): void {
      const { grid, onCommand } = latest.current;
      const box = element.getBoundingClientRect();
      const left = box.left + element.clientLeft;
      const area = { left: left + grid.nameWidth, right: left + element.clientWidth - grid.nameWidth };
      const inline = grid.scale.inlineOf(clientX, area);
      const instant = grid.scale.toInstant(inline + inlineScroll(element));
      kept.current = { instant, inline, zoom: grid.scale.zoom };
      onCommand({ type: 'zoom', direction, instant });
    }

    function wheel(event: WheelEvent): void {
      if (!event.altKey || event.ctrlKey) return;
      event.preventDefault();
      travel += event.deltaY || event.deltaX;
      if (Math.abs(travel) < wheelStep) return;
      zoom(travel < 0 ? 'in' : 'out', event.clientX);
      travel = 0;
    }

    // A non-passive wheel listener delays every wheel event, so it is attached only while Alt is held.
    const arm = (event: KeyboardEvent) =>
      event.key === 'Alt' && element.addEventListener('wheel', wheel, { passive: false });
    const disarm = () => {
      travel = 0;
      element.removeEventListener('wheel', wheel);
    };
    const release = (event: KeyboardEvent) => event.key === 'Alt' && disarm();

    function down(event: PointerEvent): void {
      if (event.pointerType !== 'touch') return;
      const at = { x: event.clientX, y: event.clientY };
      fingers.set(event.pointerId, { ...at, from: at });
      spread = spreadOf(fingers);
    }

    function moved(event: PointerEvent): void {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      if (element.hasAttribute('data-dragging')) return fingers.clear();
      finger.x = event.clientX;
      finger.y = event.clientY;
      const now = spreadOf(fingers);
      if (spread === 0 || now === 0) return;
      if (now / spread < pinchStep && spread / now < pinchStep) return;
      const [a, b] = [...fingers.values()];
      zoom(now > spread ? 'in' : 'out', (a!.x + b!.x) / 2);
      spread = now;
    }

    function up(event: PointerEvent): void {
      const finger = fingers.get(event.pointerId);
      const wasAlone = fingers.size === 1;
      fingers.delete(event.pointerId);
      spread = 0;
      if (!finger || !wasAlone || event.type === 'pointercancel' || !latest.current.swipe) return;
      const dx = event.clientX - finger.from.x;
      if (Math.abs(dx) < swipeTravel || Math.abs(event.clientY - finger.from.y) > Math.abs(dx) / 2) return;
      const isForward = dx < 0 === (latest.current.grid.scale.dir === 'ltr');
      latest.current.onCommand({ type: 'navigate', by: isForward ? 1 : -1, via: 'swipe' });
    }

    window.addEventListener('keydown', arm);
    window.addEventListener('keyup', release);
    window.addEventListener('blur', disarm);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', moved);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    return () => {
      disarm();
      window.removeEventListener('keydown', arm);
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', disarm);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', moved);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
    };
  }, [scroller]);
}

function spreadOf(fingers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [a, b] = [...fingers.values()];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
