import type { WaitingItem } from '@horae/contract/core/waiting.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchChanges } from './changes';
import { useHotel } from './hotel';
import { queryClient } from './query-client';
import { everyWaiting, waitingQuery } from './waiting.queries';

const topics = [
  'attendance',
  'chat',
  'declarations',
  'email',
  'roster',
  'roster-approval',
  'timesheets',
  'todo',
] as const;
/** Minimum interval between two refetches, ms: each change of a hotel reaches all its open browsers. */
const calm = 3000;

/** What waits, as far as it is known; does not ask for it. */
export function useKnownWaiting() {
  return useQuery({ ...waitingQuery(useHotel()?.ErpCompanyId), enabled: false });
}

/** Asks what waits. */
export const useWaiting = () => useQuery(waitingQuery(useHotel()?.ErpCompanyId));

/** Asks again when the live channel says that something changed; once on a page. */
export function useWaitingChanges(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastAt = Number.NEGATIVE_INFINITY;
    function refetch(): void {
      timer = undefined;
      lastAt = Date.now();
      void queryClient.invalidateQueries({ queryKey: everyWaiting });
    }
    const stop = watchChanges(topics, () => {
      timer ??= setTimeout(refetch, Math.max(0, lastAt + calm - Date.now()));
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
}

/** The sum of some counts; kinds that could not be counted add nothing. */
export function sumOf(waiting: readonly WaitingItem[] = []): number {
  return waiting.reduce((sum, { count }) => sum + (count ?? 0), 0);
}
