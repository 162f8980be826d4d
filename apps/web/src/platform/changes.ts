import type { ChangeTopic } from '@horae/contract/core/live.contract';
import type { Query, QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { selectedHotel } from './hotel';
import { queryClient } from './query-client';

/** The sections of the server, and the roster of the selected hotel. */
type Topic = ChangeTopic | 'roster';

interface Subscription {
  topics: readonly Topic[];
  listener: () => void;
}

const subscriptions = new Set<Subscription>();
let ending: AbortController | undefined;
let hotelHeard: number | undefined;

function onChanged(topic: string): void {
  for (const { topics, listener } of subscriptions)
    if (topic === 'everything' || topics.some((one) => one === topic)) listener();
}

/** Refetches queries; a further page that is being loaded arrives first, because a refetch would cancel it. */
async function refetch(queryKey: QueryKey): Promise<void> {
  const isLoadingMore = ({ state }: Query) => state.fetchMeta?.fetchMore !== undefined;
  const pages = queryClient.getQueryCache().findAll({ queryKey, predicate: isLoadingMore });
  await Promise.allSettled(pages.map(({ promise }) => promise));
  await queryClient.invalidateQueries({ queryKey });
}

function connect(): void {
  ending?.abort();
  const { signal } = (ending = new AbortController());
  const hotel = (hotelHeard = selectedHotel.get()?.ErpCompanyId);
  const onChange = () => onChanged('roster');
  const roster = hotel === undefined ? {} : { roster: { hotel, version: undefined, onChange } };
  void import('./live.queries').then(({ watchLive }) => watchLive({ ...roster, onChanged, signal }));
}

// The connection carries the roster of one hotel.
selectedHotel.subscribe(() => {
  if (ending && selectedHotel.get()?.ErpCompanyId !== hotelHeard) connect();
});

/** Calls the listener when anyone changes one of these; all listeners of a page share one connection. */
export function watchChanges(topics: readonly Topic[], listener: () => void): () => void {
  const subscription = { topics, listener };
  subscriptions.add(subscription);
  if (!ending) connect();
  return () => {
    subscriptions.delete(subscription);
    if (subscriptions.size > 0) return;
    ending?.abort();
    ending = undefined;
  };
}

/** Refetches a section's data when anyone changes it. */
export function useChanges(topic: Topic, queryKey: QueryKey): void {
  const key = JSON.stringify(queryKey);
  useEffect(() => watchChanges([topic], () => void refetch(JSON.parse(key) as QueryKey)), [topic, key]);
}
