/** What fingers do apart from moving and drawing, as they have no keys to hold. */
export interface TouchMode {
  /** What a finger drags is copied. */
  copies: boolean;
  /** Taps choose days, one after the other, and a finger that rests on free space chooses instead of drawing. */
  selects: boolean;
}

export const noTouchMode: TouchMode = { copies: false, selects: false };

/** How long (ms) a finger rests before it lifts something, and how far (px) it may tremble: beyond that it scrolls. */
export const longPress = { time: 450, tremble: 10 };

/** Keeps the browser from scrolling while `isDragging`, and its own menu away from fingers; returns how to stop. */
export function keepTouches(element: HTMLElement, isDragging: () => boolean): () => void {
  const hold = (event: TouchEvent) => isDragging() && event.cancelable && event.preventDefault();
  const release = ({ target }: Event) => {
    target?.removeEventListener('touchmove', hold as EventListener);
    target?.removeEventListener('touchend', release);
    target?.removeEventListener('touchcancel', release);
  };
  // On the target as well: it keeps its touches when scrolling takes it out of the page.
  const start = ({ target }: TouchEvent) => {
    target?.addEventListener('touchmove', hold as EventListener, { passive: false });
    target?.addEventListener('touchend', release);
    target?.addEventListener('touchcancel', release);
  };
  const menu = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !isDragging()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('touchstart', start, { passive: true });
  element.addEventListener('touchmove', hold, { passive: false });
  element.addEventListener('contextmenu', menu, true);
  return () => {
    element.removeEventListener('touchstart', start);
    element.removeEventListener('touchmove', hold);
    element.removeEventListener('contextmenu', menu, true);
  };
}
