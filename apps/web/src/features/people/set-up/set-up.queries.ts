import { setUpContract } from '@horae/contract/people/set-up.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export function setUpQuery(hotel: number) {
  return queryOptions({
    queryKey: ['set-up', hotel],
    queryFn: ({ signal }) => call(setUpContract.state, { query: { hotel } }, signal),
    // Always refetch: steps are completed on other pages.
    staleTime: 0,
  });
}
