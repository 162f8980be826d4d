import { type PointerEvent, useRef } from 'react';

/** Minimum swipe distance in px. */
const far = 96;

interface Swipe {
  towardsEnd: () => void;
  towardsStart: () => void;
}

/** Swiping an element sideways with a finger; `--swiped` and `data-swiped` on it reflect the current distance. */
export function useSwipe({ towardsEnd, towardsStart }: Swipe) {
  const from = useRef<{ id: number; x: number } | null>(null);

  function show(element: HTMLElement, distance: number): void {
    element.style.setProperty('--swiped', `${distance}px`);
    if (distance === 0) delete element.dataset.swiped;
    else element.dataset.swiped = isToEnd(element, distance) ? 'end' : 'start';
  }

  function stop(event: PointerEvent<HTMLElement>): void {
    from.current = null;
    show(event.currentTarget, 0);
  }

  return {
    onPointerDown({ pointerType, pointerId, clientX }: PointerEvent<HTMLElement>) {
      if (pointerType === 'touch') from.current = { id: pointerId, x: clientX };
    },
    onPointerMove({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) {
      if (from.current?.id === pointerId) show(currentTarget, clientX - from.current.x);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (from.current?.id !== event.pointerId) return;
      const distance = event.clientX - from.current.x;
      stop(event);
      if (Math.abs(distance) < far) return;
      if (isToEnd(event.currentTarget, distance)) towardsEnd();
      else towardsStart();
    },
    onPointerCancel: stop,
  };
}

const isToEnd = (element: Element, distance: number): boolean =>
  distance > 0 === (getComputedStyle(element).direction === 'ltr');
