import type { RequestOf } from '@horae/contract/route';
import { securityEventsContract as contract } from '@horae/contract/settings/security-events.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export type EventsWanted = RequestOf<typeof contract.list>['query'];

export const everyEvent = ['security events'];
/** Apart from the events: feeds are announced live. */
export const everyFeed = ['security event feeds'];

export function eventsQuery(query: EventsWanted) {
  return queryOptions({
    queryKey: [...everyEvent, query],
    queryFn: ({ signal }) => call(contract.list, { query }, signal),
    placeholderData: keepPreviousData,
    // Events happen all the time, and no live event announces them.
    staleTime: 0,
  });
}

/** Fetches one page of an export. */
export async function fetchEvents(query: EventsWanted) {
  const { total, events: rows } = await call(contract.list, { query });
  return { total, rows };
}

export function eventQuery(id: number) {
  return queryOptions({
    queryKey: [...everyEvent, 'one', id],
    queryFn: ({ signal }) => call(contract.one, { query: { id } }, signal),
    retry: false,
  });
}

export const eventChoicesQuery = queryOptions({
  queryKey: [...everyEvent, 'choices'],
  queryFn: ({ signal }) => call(contract.choices, {}, signal),
});

export const feedsQuery = queryOptions({
  queryKey: everyFeed,
  queryFn: ({ signal }) => call(contract.feeds, {}, signal),
});

/** Resolves with the address, which is never returned again. */
export const addFeed = mutationOptions({
  mutationFn: (name: string) => call(contract.addFeed, { body: { name } }),
  meta: { refreshes: everyFeed, showsError: true },
});

export function revokeFeed(done: string) {
  return mutationOptions({
    mutationFn: (id: number) => call(contract.revokeFeed, { body: { id } }),
    meta: { refreshes: everyFeed, done, showsError: true },
  });
}
