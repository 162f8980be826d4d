import { publicationsContract as contract } from '@horae/contract/scheduling/publications.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';

export const everyPublication = ['publications'];

/** What was published in the user's own roster and is not confirmed yet. */
export const ownPublicationsQuery = (hotel: number) =>
  queryOptions({
    queryKey: [...everyPublication, 'own', hotel],
    queryFn: ({ signal }) => call(contract.own, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });

export const confirmSeen = (hotel: number, idempotencyKey: string, done: string) =>
  mutationOptions({
    mutationFn: async (publications: { id: number; version: number }[]) =>
      (await callTagged(contract.confirm, { body: { hotel, publications } }, { idempotencyKey })).answer,
    meta: { refreshes: everyPublication, done },
  });

/** What was published of these days, and how many have confirmed it. */
export const publicationsQuery = (days: { hotel: number; first: string; last: string }) =>
  queryOptions({
    queryKey: [...everyPublication, 'list', days],
    queryFn: ({ signal }) => call(contract.list, { query: days }, signal),
    meta: { ofHotel: true },
  });

/** Who has confirmed a publication and who has not. */
export const recipientsQuery = (hotel: number, id: number) =>
  queryOptions({
    queryKey: [...everyPublication, 'people', hotel, id],
    queryFn: ({ signal }) => call(contract.people, { query: { hotel, id } }, signal),
    meta: { ofHotel: true },
  });

export const remindOf = (hotel: number, id: number, idempotencyKey: string) =>
  mutationOptions({
    mutationFn: async () => (await callTagged(contract.remind, { body: { hotel, id } }, { idempotencyKey })).answer,
    meta: { refreshes: everyPublication, showsError: true },
  });
