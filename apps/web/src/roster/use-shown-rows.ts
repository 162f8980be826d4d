import { useState } from 'react';

const atOnce = 60;

/** The first rows of many, with more on request. */
export function useShownRows<T>(rows: readonly T[]) {
  const [count, setCount] = useState(atOnce);
  return {
    shown: rows.slice(0, count),
    more: { count: Math.min(atOnce, Math.max(0, rows.length - count)), show: () => setCount(count + atOnce) },
  };
}
