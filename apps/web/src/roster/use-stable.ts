import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that is always the same and does what the latest one does, for parts that are drawn by identity. */
export function useStable<A extends unknown[]>(deed: (...args: A) => void): (...args: A) => void {
  const latest = useRef(deed);
  useLayoutEffect(() => {
    latest.current = deed;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
