import { autocompleteContract } from '@horae/contract/demo-apps/autocomplete.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export const itemsQuery = queryOptions({
  queryKey: ['autocomplete'],
  queryFn: ({ signal }) => call(autocompleteContract.list, {}, signal),
});
