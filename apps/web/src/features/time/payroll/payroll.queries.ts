import type { RequestOf } from '@horae/contract/route';
import { payrollContract as contract } from '@horae/contract/time/payroll.contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call, callTagged } from '#platform/api';
import { queryClient } from '#platform/query-client';

export const everyPayroll = ['payroll'];

export function checkQuery(query: RequestOf<typeof contract.check>['query']) {
  return queryOptions({
    queryKey: [...everyPayroll, 'check', query],
    queryFn: ({ signal }) => call(contract.check, { query }, signal),
    meta: { ofHotel: true },
  });
}

export function runsQuery(query: RequestOf<typeof contract.runs>['query']) {
  return queryOptions({
    queryKey: [...everyPayroll, 'runs', query],
    queryFn: ({ signal }) => call(contract.runs, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
}

export function chargesQuery(query: RequestOf<typeof contract.charges>['query']) {
  return queryOptions({
    queryKey: [...everyPayroll, 'charges', query],
    queryFn: ({ signal }) => call(contract.charges, { query }, signal),
    meta: { ofHotel: true },
  });
}

export const fetchRun = (hotel: number, run: number) => call(contract.lines, { query: { hotel, run } });
export function runQuery(hotel: number, run: number) {
  return queryOptions({
    queryKey: [...everyPayroll, 'run', hotel, run],
    queryFn: ({ signal }) => call(contract.lines, { query: { hotel, run } }, signal),
    gcTime: 0,
    meta: { ofHotel: true },
  });
}

export const fetchNumbers = (hotel: number, run: number) => call(contract.numbers, { body: { hotel, run } });
export const fetchCodes = (hotel: number) => call(contract.codes, { query: { hotel } });

const meta = { refreshes: everyPayroll };

export const sendToPayroll = mutationOptions({
  mutationFn: ({ key, body }: { key: string; body: RequestOf<typeof contract.send>['body'] }) =>
    callTagged(contract.send, { body }, { idempotencyKey: key }),
  meta: { ...meta, showsError: true },
});

export function codesQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyPayroll, 'codes', hotel],
    queryFn: ({ signal }) => callTagged(contract.codes, { query: { hotel } }, { signal }),
    meta: { ofHotel: true },
  });
}

export const setCodes = mutationOptions({
  mutationFn: ({ tag, body }: { tag: string | undefined; body: RequestOf<typeof contract.setCodes>['body'] }) =>
    callTagged(contract.setCodes, { body }, { ifMatch: tag }),
  meta: { ...meta, showsError: true },
});

export function layoutsQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyPayroll, 'layouts', hotel],
    queryFn: ({ signal }) => call(contract.layouts, { query: { hotel } }, signal),
    meta: { ofHotel: true },
  });
}

/** A layout with its current tag; fetched when its form opens. */
export function layoutQuery(hotel: number, id: number) {
  return queryOptions({
    queryKey: ['pay layout', hotel, id],
    queryFn: ({ signal }) => callTagged(contract.layout, { query: { hotel, id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export const addLayout = mutationOptions({
  mutationFn: ({ key, body }: { key: string; body: RequestOf<typeof contract.addLayout>['body'] }) =>
    callTagged(contract.addLayout, { body }, { idempotencyKey: key }),
  meta: { ...meta, showsError: true },
});

/** Undoes a removal. */
export const restoreLayout = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.addLayout>['body']) => call(contract.addLayout, { body }),
  meta,
});

export const changeLayout = mutationOptions({
  mutationFn: async (body: RequestOf<typeof contract.changeLayout>['body']) => {
    const { tag } = await queryClient.ensureQueryData(layoutQuery(Number(body.hotel), Number(body.id)));
    return callTagged(contract.changeLayout, { body }, { ifMatch: tag });
  },
  meta: { ...meta, showsError: true },
});

export const removeLayout = mutationOptions({
  mutationFn: (body: RequestOf<typeof contract.removeLayout>['body']) => call(contract.removeLayout, { body }),
  meta,
});
