import type { ChangeTopic } from '@horae/contract/core/live.contract';
import type { Query, QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from './query-client';

interface Subscription {
  topic: ChangeTopic;
  queryKey: QueryKey;
}

const subscriptions = new Set<Subscription>();
let ending: AbortController | undefined;

function onChanged(topic: string): void {
  for (const subscription of subscriptions) {
    if (topic !== 'everything' && topic !== subscription.topic) continue;
    void refetch(subscription.queryKey);
  }
}

/** Refetches queries; a further page that is being loaded arrives first, because a refetch would cancel it. */
async function refetch(queryKey: QueryKey): Promise<void> {
  const isLoadingMore = ({ state }: Query) => state.fetchMeta?.fetchMore !== undefined;
  const pages = queryClient.getQueryCache().findAll({ queryKey, predicate: isLoadingMore });
  await Promise.allSettled(pages.map(({ promise }) => promise));
  await queryClient.invalidateQueries({ queryKey });
}

/** Refetches a section's data when anyone changes it; all sections of a page share one connection. */
export function useChanges(topic: ChangeTopic, queryKey: QueryKey): void {
  const key = JSON.stringify(queryKey);
  useEffect(() => {
    const subscription = { topic, queryKey: JSON.parse(key) as QueryKey };
    subscriptions.add(subscription);
    if (!ending) {
      const { signal } = (ending = new AbortController());
      void import('./live.queries').then(({ watchLive }) => watchLive({ onChanged, signal }));
    }
    return () => {
      subscriptions.delete(subscription);
      if (subscriptions.size > 0) return;
      ending?.abort();
      ending = undefined;
    };
  }, [topic, key]);
}
