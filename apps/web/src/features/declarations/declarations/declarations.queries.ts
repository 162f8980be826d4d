import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import type { RequestOf } from '@horae/contract/route';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callForResponse, callTagged } from '#platform/api';
import { readError } from '#platform/read-error';

export const everyDeclaration = ['declarations'];

type BoardWanted = RequestOf<typeof contract.board>['query'];
type ListWanted = RequestOf<typeof contract.list>['query'];

export function boardQuery(query: BoardWanted) {
  return queryOptions({
    queryKey: [...everyDeclaration, 'board', query],
    queryFn: ({ signal }) => call(contract.board, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
    // Deadlines come closer even if nothing else changes.
    refetchInterval: 60_000,
  });
}

export function messagesQuery(query: ListWanted) {
  return queryOptions({
    queryKey: [...everyDeclaration, 'list', query],
    queryFn: ({ signal }) => call(contract.list, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
}

export const settingsKey = (hotel: number) => ['declaration-settings', hotel];

export function settingsQuery(hotel: number) {
  return queryOptions({
    queryKey: settingsKey(hotel),
    queryFn: ({ signal }) => call(contract.settings, { query: { hotel } }, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Fetches the document of an accepted declaration. */
export async function fetchPaper(hotel: number, id: number): Promise<Blob> {
  const response = await callForResponse(contract.paper, { params: { id }, query: { hotel } });
  if (!response.ok) throw await readError(response);
  return response.blob();
}

const refreshes = { meta: { refreshes: everyDeclaration } };
const showsError = { meta: { refreshes: everyDeclaration, showsError: true } };

export type DaysAsked = RequestOf<typeof contract.toSubmit>['body'];

/** The list stays as it was seen until it is asked for again. */
export const toSubmitQuery = (asked: DaysAsked) =>
  queryOptions({
    queryKey: ['declarations-to-submit', asked],
    queryFn: ({ signal }) => call(contract.toSubmit, { body: asked }, signal),
    staleTime: Infinity,
    gcTime: 0,
    meta: { ofHotel: true },
  });

export const submitDays = (idempotencyKey: string) =>
  mutationOptions({
    ...showsError,
    mutationFn: async (body: RequestOf<typeof contract.submit>['body']) =>
      (await callTagged(contract.submit, { body }, { idempotencyKey })).answer,
  });

export const resubmit = mutationOptions({
  ...showsError,
  mutationFn: (body: RequestOf<typeof contract.resubmit>['body']) => call(contract.resubmit, { body }),
});

export const resolveLateCards = mutationOptions({
  ...showsError,
  mutationFn: (body: RequestOf<typeof contract.resolveLateCards>['body']) => call(contract.resolveLateCards, { body }),
});

export const drop = mutationOptions({
  ...showsError,
  mutationFn: (body: RequestOf<typeof contract.drop>['body']) => call(contract.drop, { body }),
});

export const takeBack = mutationOptions({
  ...refreshes,
  mutationFn: (body: RequestOf<typeof contract.takeBack>['body']) => call(contract.takeBack, { body }),
});

export const optOut = mutationOptions({
  ...refreshes,
  mutationFn: (body: RequestOf<typeof contract.optOut>['body']) => call(contract.optOut, { body }),
});

export const saveSettings = mutationOptions({
  ...showsError,
  mutationFn: (body: RequestOf<typeof contract.saveSettings>['body']) => call(contract.saveSettings, { body }),
});
