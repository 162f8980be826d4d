import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that is always the same and does what the latest one does, for parts that are drawn by identity. */
export function useStable<A extends unknown[]>(action: (...args: A) => void): (...args: A) => void {
  const latest = useRef(action);
  useLayoutEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}
