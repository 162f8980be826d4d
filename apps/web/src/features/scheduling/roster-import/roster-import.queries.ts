import type { RequestOf } from '@horae/contract/route';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export type RosterFile = Omit<RequestOf<typeof rosterImportContract.run>['body'], 'dryRun' | 'reason'>;

/** The result of a dry run. */
export function checkQuery(file: RosterFile) {
  return queryOptions({
    queryKey: ['roster-import', file] as const,
    queryFn: ({ signal }) => call(rosterImportContract.run, { body: { ...file, reason: null, dryRun: true } }, signal),
    staleTime: 0,
    gcTime: 0,
    // The reading stays on screen while it is read anew with what was said of it.
    placeholderData: (before, query) => (query?.queryKey[1].file === file.file ? before : undefined),
    retry: false,
  });
}

export const importRoster = mutationOptions({
  mutationFn: ({ reason, ...file }: RosterFile & { reason: string | null }) =>
    call(rosterImportContract.run, { body: { ...file, reason, dryRun: false } }),
  meta: { refreshes: ['roster-import'] },
});
