import type { RequestOf } from '@horae/contract/route';
import { attendanceContract } from '@horae/contract/time/attendance.contract';
import { type FindingRow } from '@horae/contract/time/finding-rows';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export const everyFinding = ['attendance'];

export type FindingsWanted = RequestOf<typeof attendanceContract.findings>['query'];

/** A finding as displayed; its version guards the decision. */
export type ReadFinding = Pick<FindingRow, 'id' | 'version'>;

export const readOf = ({ id, version }: ReadFinding): ReadFinding => ({ id, version });

export function findingsQuery(query: FindingsWanted) {
  return queryOptions({
    queryKey: [...everyFinding, 'findings', query],
    queryFn: ({ signal }) => call(attendanceContract.findings, { query }, signal),
    placeholderData: keepPreviousData,
    meta: { ofHotel: true },
  });
}

/** Fetches one page of an export. */
export async function fetchFindings(query: FindingsWanted) {
  const { total, findings: rows } = await call(attendanceContract.findings, { query });
  return { total, rows };
}

export function ownersQuery(hotel: number) {
  return queryOptions({
    queryKey: [...everyFinding, 'owners', hotel],
    queryFn: ({ signal }) => call(attendanceContract.owners, { query: { hotel } }, signal),
  });
}

const refreshes = { meta: { refreshes: everyFinding } };

export const decide = mutationOptions({
  ...refreshes,
  mutationFn: (body: RequestOf<typeof attendanceContract.decide>['body']) => call(attendanceContract.decide, { body }),
});

export const correct = mutationOptions({
  ...refreshes,
  mutationFn: (body: RequestOf<typeof attendanceContract.correct>['body']) =>
    call(attendanceContract.correct, { body }),
});

export const assign = mutationOptions({
  ...refreshes,
  mutationFn: (body: RequestOf<typeof attendanceContract.assign>['body']) => call(attendanceContract.assign, { body }),
});
