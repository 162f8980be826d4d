import { hotelHolidaysContract as holidays } from '@horae/contract/people/hotel-holidays.contract';
import { organisationContract as places } from '@horae/contract/people/organisation.contract';
import type { PlaceKind } from '@horae/contract/people/places';
import type { RequestOf } from '@horae/contract/route';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

/** The key prefix of every query in this section. */
export const everyPlace = ['organisation'];
const meta = { refreshes: everyPlace, showsError: true };

/** A place as identified in every call. */
export interface PlaceRef {
  hotel: number;
  kind: PlaceKind;
  id: number;
}

export function treeQuery(hotel: number, withClosed: boolean) {
  return queryOptions({
    queryKey: [...everyPlace, 'tree', hotel, withClosed],
    queryFn: ({ signal }) =>
      call(places.tree, { query: { hotel, ...(withClosed && { closed: 'true' as const }) } }, signal),
    placeholderData: (data) => (data?.hotel === hotel ? data : undefined),
  });
}

/** The places and people affected by an action from this day on. */
export function affectedQuery(query: PlaceRef & { day: string }) {
  return queryOptions({
    queryKey: [...everyPlace, 'affected', query],
    queryFn: ({ signal }) => call(places.affected, { query }, signal),
    enabled: query.day !== '',
    placeholderData: keepPreviousData,
  });
}

/** One place with the tag that guards its rename; it stays as it was when the dialog opened. */
export function placeQuery(query: PlaceRef) {
  return queryOptions({
    queryKey: ['place', query],
    queryFn: ({ signal }) => callTagged(places.place, { query }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function holidaysQuery(hotel: number, year: number) {
  return queryOptions({
    queryKey: [...everyPlace, 'holidays', hotel, year],
    queryFn: ({ signal }) => call(holidays.list, { query: { hotel, year } }, signal),
  });
}

export const templatesQuery = queryOptions({
  queryKey: ['place-templates'],
  queryFn: ({ signal }) => call(places.templates, {}, signal),
  staleTime: Number.POSITIVE_INFINITY,
});

interface Keyed<B> {
  body: B;
  key: string;
}

export const addPlace = mutationOptions({
  mutationFn: ({ body, key }: Keyed<RequestOf<typeof places.add>['body']>) =>
    callTagged(places.add, { body }, { idempotencyKey: key }),
  meta,
});

export const addPlaces = mutationOptions({
  mutationFn: ({ body, key }: Keyed<RequestOf<typeof places.addMany>['body']>) =>
    callTagged(places.addMany, { body }, { idempotencyKey: key }),
  meta,
});

export const fillByTemplate = mutationOptions({
  mutationFn: (body: RequestOf<typeof places.useTemplate>['body']) => call(places.useTemplate, { body }),
  meta: { refreshes: everyPlace },
});

export const renamePlace = mutationOptions({
  mutationFn: ({ tag, ...body }: RequestOf<typeof places.rename>['body'] & { tag: string | undefined }) =>
    callTagged(places.rename, { body }, { ifMatch: tag }),
  meta,
});

export const movePlace = mutationOptions({
  mutationFn: ({ body, key }: Keyed<RequestOf<typeof places.move>['body']>) =>
    callTagged(places.move, { body }, { idempotencyKey: key }),
  meta,
});

export const mergePlaces = mutationOptions({
  mutationFn: ({ body, key }: Keyed<RequestOf<typeof places.merge>['body']>) =>
    callTagged(places.merge, { body }, { idempotencyKey: key }),
  meta,
});

export const closePlace = mutationOptions({
  mutationFn: ({ body, key }: Keyed<RequestOf<typeof places.close>['body']>) =>
    callTagged(places.close, { body }, { idempotencyKey: key }),
  meta,
});

export const reopenPlace = mutationOptions({
  mutationFn: (body: PlaceRef) => call(places.reopen, { body }),
  meta: { refreshes: everyPlace },
});

export const takeBackMove = mutationOptions({
  mutationFn: (body: PlaceRef) => call(places.takeBack, { body }),
  meta: { refreshes: everyPlace },
});

export const removePlace = mutationOptions({
  mutationFn: (body: PlaceRef) => call(places.remove, { body }),
  meta: { refreshes: everyPlace },
});

export const setHoliday = mutationOptions({
  mutationFn: (body: RequestOf<typeof holidays.set>['body']) => call(holidays.set, { body }),
  meta,
});

export const clearHoliday = mutationOptions({
  mutationFn: (body: RequestOf<typeof holidays.clear>['body']) => call(holidays.clear, { body }),
  meta: { refreshes: everyPlace },
});
