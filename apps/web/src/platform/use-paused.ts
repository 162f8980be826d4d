import { useEffect, useState } from 'react';

/** The value as it was when it last stood still for so many milliseconds. */
export function usePaused<T>(value: T, pause: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setStill(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return still;
}
