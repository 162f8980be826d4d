import { type TouchEvent, useRef } from 'react';
import { direction } from '#platform/preferences';

const travel = 60;

/** A horizontal one-finger swipe: 1 means later, -1 earlier. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const forward = direction.use() === 'rtl' ? 1 : -1;
  return {
    onTouchStart({ touches }: TouchEvent) {
      const finger = touches[0];
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      if (!finger || !from.current) return;
      const dx = finger.clientX - from.current.x;
      if (Math.abs(dx) < travel || Math.abs(finger.clientY - from.current.y) > Math.abs(dx) / 2) return;
      onSwipe(Math.sign(dx) === forward ? 1 : -1);
    },
  };
}
