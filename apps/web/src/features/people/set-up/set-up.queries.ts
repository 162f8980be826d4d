import { setUpContract } from '@horae/contract/people/set-up.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export function setUpQuery(hotel: number) {
  return queryOptions({
    queryKey: ['set-up', hotel],
    queryFn: ({ signal }) => call(setUpContract.state, { query: { hotel } }, signal),
    // Whatever was done on the way is a reason to look again.
    staleTime: 0,
  });
}
