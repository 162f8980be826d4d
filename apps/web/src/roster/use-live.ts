import { useEffect, useLayoutEffect, useRef } from 'react';
import { queryClient } from '#platform/query-client';
import { everyBoard } from './board.queries';

/** Two changes closer than this are fetched together. */
const calm = 300;

/**
 * Keeps the boards of a hotel as the server has them, for as long as they are looked at. It begins where the first
 * answer ended: what changed between the two is heard as well.
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
    // Nothing on the first picture waits for it.
    void import('#platform/live.queries').then(({ watchLive }) =>
      watchLive({ roster: { hotel, version, onChange }, signal: ending.signal }),
    );
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [hotel, hasAnswer]);
}
