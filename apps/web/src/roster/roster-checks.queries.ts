import { rosterChecksContract } from '@horae/contract/scheduling/roster-checks.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { boardOptions, everyBoard } from './board.queries';

/** Findings and holidays of a month; refetched when the roster or a finding changes. */
export const checksQuery = (hotel: number, month: string) =>
  queryOptions({
    ...boardOptions,
    structuralSharing: true,
    queryKey: [...everyBoard(hotel), 'checks', month],
    queryFn: ({ signal }) => call(rosterChecksContract.ofMonth, { query: { hotel, month } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
