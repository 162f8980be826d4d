import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** The duration of a long press in ms, and how far the finger may move during it, in px. */
const long = 500;
const still = 10;

/** Suppresses the click that ends a long press, wherever it lands: the list may have moved under the finger. */
function undoNextClick(): void {
  const undo = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    forget();
  };
  const forget = () => {
    document.removeEventListener('click', undo, true);
    document.removeEventListener('pointerdown', forget, true);
  };
  document.addEventListener('click', undo, true);
  document.addEventListener('pointerdown', forget, true);
}

/** Detects a long touch on an element; the click that follows it is suppressed. */
export function useLongPress(action: () => void) {
  const press = useRef<{ x: number; y: number; timer: number } | null>(null);
  const isDone = useRef(false);

  function stop(): void {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }

  return {
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      isDone.current = false;
      if (pointerType !== 'touch') return;
      const timer = window.setTimeout(() => {
        isDone.current = true;
        undoNextClick();
        action();
      }, long);
      press.current = { x, y, timer };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!press.current) return;
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > still) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (press.current || isDone.current) event.preventDefault();
    },
  };
}
