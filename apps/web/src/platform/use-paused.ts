import { useEffect, useState } from 'react';

/** Returns the value debounced: the last one that stayed unchanged for `pause` milliseconds. */
export function usePaused<T>(value: T, pause: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return still;
}
