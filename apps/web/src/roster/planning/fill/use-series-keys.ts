import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SeriesWay } from '../model/series-days.rules';

const ways: Readonly<Record<string, SeriesWay>> = { KeyD: 'down', KeyR: 'right' };

/** Ctrl+Shift+D and Ctrl+Shift+R on the grid; by the places of the keys, which Greek keyboards name differently. */
export function useSeriesKeys(fill: ((to: SeriesWay) => void) | undefined): void {
  const latest = useRef(fill);
  useLayoutEffect(() => {
    latest.current = fill;
  });
  useEffect(() => {
    function answer(event: KeyboardEvent): void {
      const to = ways[event.code];
      const isChord = (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey;
      if (!to || !isChord || event.defaultPrevented || !latest.current) return;
      if (!(event.target instanceof Element) || !event.target.closest('[role="treegrid"]')) return;
      event.preventDefault();
      latest.current(to);
    }
    window.addEventListener('keydown', answer);
    return () => window.removeEventListener('keydown', answer);
  }, []);
}
