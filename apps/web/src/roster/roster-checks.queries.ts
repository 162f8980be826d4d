import { rosterChecksContract } from '@horae/contract/scheduling/roster-checks.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';
import { boardOptions, everyBoard } from './board.queries';

/** What there is to look at in a month, and its holidays; asked again whenever the roster or a finding changes. */
export const checksQuery = (hotel: number, month: string) =>
  queryOptions({
    ...boardOptions,
    structuralSharing: true,
    queryKey: [...everyBoard(hotel), 'checks', month],
    queryFn: ({ signal }) => call(rosterChecksContract.ofMonth, { query: { hotel, month } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
