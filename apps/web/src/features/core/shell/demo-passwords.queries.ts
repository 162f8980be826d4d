import { sessionContract } from '@horae/contract/core/session.contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

/** Kept with the accounts, so that it is refreshed when one of them changes. */
export const demoPasswordsQuery = queryOptions({
  queryKey: ['accounts', 'demo-passwords'],
  queryFn: ({ signal }) => call(sessionContract.demoPasswords, {}, signal),
});
