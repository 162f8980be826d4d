import type { ImportKind } from '@horae/contract/people/import-memory.contract';
import { importsContract } from '@horae/contract/people/imports.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from './api';

const everyImport = ['imports'];

/** The last imports of a kind, newest first. */
export function importsQuery(hotel: number, kind: ImportKind) {
  return queryOptions({
    queryKey: [...everyImport, hotel, kind],
    queryFn: ({ signal }) => call(importsContract.list, { query: { hotel, kind } }, signal),
    select: ({ imports }) => imports,
    // Each import adds one.
    staleTime: 0,
  });
}

/** Undoes an import as a whole. */
export const undoImport = mutationOptions({
  mutationFn: (body: { hotel: number; id: number; reason?: string }) => call(importsContract.undo, { body }),
  meta: { refreshes: everyImport, showsError: true },
});
