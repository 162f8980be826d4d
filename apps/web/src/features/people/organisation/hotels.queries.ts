import { hotelsContract as hotels } from '@horae/contract/people/hotels.contract';
import type { RequestOf } from '@horae/contract/route';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { everyPlace } from './organisation.queries';

const meta = { refreshes: everyPlace, showsError: true };

export const hotelsQuery = queryOptions({
  queryKey: [...everyPlace, 'hotels'],
  queryFn: ({ signal }) => call(hotels.list, {}, signal),
});

/** The settings of a hotel and the tag that guards their change. */
export function hotelQuery(id: number) {
  return queryOptions({
    queryKey: ['hotel-settings', id],
    queryFn: ({ signal }) => callTagged(hotels.one, { query: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const addHotel = mutationOptions({
  mutationFn: ({ body, key }: { body: RequestOf<typeof hotels.add>['body']; key: string }) =>
    callTagged(hotels.add, { body }, { idempotencyKey: key }),
  meta,
});

export const updateHotel = mutationOptions({
  mutationFn: ({ tag, ...body }: RequestOf<typeof hotels.update>['body'] & { tag: string | undefined }) =>
    callTagged(hotels.update, { body }, { ifMatch: tag }),
  meta,
});
