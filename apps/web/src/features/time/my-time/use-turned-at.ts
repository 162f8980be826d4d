import type { PunchDirection } from '@horae/contract/time/punches.contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When the clock last turned by itself and not by a press here, as events are timed; `status` is that of the last press. */
export function useTurnedAt(state: PunchDirection, status: string): RefObject<number> {
  const turnedAt = useRef(Number.NEGATIVE_INFINITY);
  const known = useRef({ state, isPressed: false });
  useLayoutEffect(() => {
    const { current } = known;
    if (status === 'pending') current.isPressed = true;
    if (status === 'error') current.isPressed = false;
    if (current.state === state) return;
    if (!current.isPressed) turnedAt.current = performance.now();
    known.current = { state, isPressed: false };
  }, [state, status]);
  return turnedAt;
}
