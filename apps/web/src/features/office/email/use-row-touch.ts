import type { PointerEvent } from 'react';
import { useSwipe } from '#ui/use-swipe';
import { useLongPress } from './use-long-press';

interface RowTouch {
  /** Called after a swipe far enough to either side. */
  onSwipe: () => void;
  /** Called after a long press. */
  onRest: () => void;
}

/** The touch gestures of a row besides opening it. */
export function useRowTouch({ onSwipe, onRest }: RowTouch) {
  const swipe = useSwipe({ towardsEnd: onSwipe, towardsStart: onSwipe });
  const rest = useLongPress(onRest);
  return {
    ...rest,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      rest.onPointerDown(event);
      swipe.onPointerDown(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      rest.onPointerMove(event);
      swipe.onPointerMove(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      rest.onPointerUp();
      swipe.onPointerUp(event);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      rest.onPointerCancel();
      swipe.onPointerCancel(event);
    },
  };
}
