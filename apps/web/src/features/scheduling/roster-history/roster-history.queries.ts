import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

interface Wanted {
  hotel: number;
  first: string;
  last: string;
  /** Not given: now. */
  at?: string | undefined;
  /** `now`, or a moment. */
  and?: string | undefined;
  department?: number | undefined;
}

/** The roster of some days as it was known at a moment, and what differs at another. */
export const rosterHistoryQuery = (wanted: Wanted) =>
  queryOptions({
    queryKey: ['roster-history', wanted],
    queryFn: ({ signal }) => {
      const { department, at, and, ...days } = wanted;
      const query = {
        ...days,
        ...(at && { at }),
        ...(and && { and: and === 'now' ? new Date().toISOString() : and }),
        ...(department && { departments: String(department) }),
      };
      return call(rosterHistoryContract.read, { query }, signal);
    },
    placeholderData: keepPreviousData,
    // Every change adds to it.
    staleTime: 0,
  });
