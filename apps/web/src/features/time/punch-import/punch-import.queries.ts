import type { RequestOf } from '@horae/contract/route';
import { clockDevicesContract } from '@horae/contract/time/clock-devices.contract';
import { punchFilesContract } from '@horae/contract/time/punch-files.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export type PunchFile = Omit<RequestOf<typeof punchFilesContract.run>['body'], 'dryRun'>;

/** The result of a dry run. */
export function checkQuery(file: PunchFile) {
  return queryOptions({
    queryKey: ['punch-import', file],
    queryFn: ({ signal }) => call(punchFilesContract.run, { body: { ...file, dryRun: true } }, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export const importPunches = mutationOptions({
  mutationFn: (file: PunchFile) => call(punchFilesContract.run, { body: { ...file, dryRun: false } }),
  meta: { refreshes: ['punch-import'], showsError: true },
});

/** The terminals that a file may come from. */
export function terminalsQuery(hotel: number) {
  return queryOptions({
    queryKey: ['punch-import-terminals', hotel],
    queryFn: ({ signal }) => call(clockDevicesContract.list, { query: { hotel } }, signal),
    select: ({ devices }) => devices.filter(({ kind }) => kind === 'terminal'),
  });
}
