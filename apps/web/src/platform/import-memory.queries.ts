import { type ImportKind, importMemoryContract, type KeptColumn } from '@horae/contract/people/import-memory.contract';
import type { RequestOf } from '@horae/contract/route';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from './api';

/** Where the headings of the hotel's last files of this kind went. */
export function keptColumnsQuery(hotel: number, kind: ImportKind) {
  return queryOptions({
    queryKey: ['import-columns', hotel, kind],
    queryFn: ({ signal }) => call(importMemoryContract.columns, { query: { hotel, kind } }, signal),
    select: ({ columns }): KeptColumn[] => columns,
    staleTime: 0,
  });
}

/** Forgets where the headings of a file went. */
export const forgetColumns = mutationOptions({
  mutationFn: (body: { hotel: number; kind: ImportKind; headings: string[] }) =>
    call(importMemoryContract.forgetColumns, { body }),
  meta: { refreshes: ['import-columns'] },
});

/** Forgets what values of files stand for; the next check asks again. */
export const forgetValues = mutationOptions({
  mutationFn: (body: RequestOf<typeof importMemoryContract.forgetValues>['body']) =>
    call(importMemoryContract.forgetValues, { body }),
});
