import { useEffect, useLayoutEffect, useRef } from 'react';
import { queryClient } from '#platform/query-client';
import { everyBoard } from './board.queries';

/** Minimum interval between two refetches, ms. */
const calm = 300;

/**
 * Keeps a hotel's boards up to date while the component is mounted. It subscribes from the version of the first reply,
 * so that changes between that reply and the subscription are not missed.
 */
export function useLive(hotel: number, version: string | undefined): void {
  const heard = useRef(version);
  useLayoutEffect(() => {
    heard.current = version;
  });
  const hasAnswer = version !== undefined;
  useEffect(() => {
    if (!hasAnswer) return undefined;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastAt = Number.NEGATIVE_INFINITY;

    function refetch(): void {
      timer = undefined;
      lastAt = Date.now();
      void queryClient.invalidateQueries({ queryKey: everyBoard(hotel) });
    }

    function onChange(): void {
      timer ??= setTimeout(refetch, Math.max(0, lastAt + calm - Date.now()));
    }

    const version = heard.current;
    // Loaded lazily, as the first paint does not need it.
    void import('#platform/live.queries').then(({ watchLive }) =>
      watchLive({ roster: { hotel, version, onChange }, signal: ending.signal }),
    );
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [hotel, hasAnswer]);
}
