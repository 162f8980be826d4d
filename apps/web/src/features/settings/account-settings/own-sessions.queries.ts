import { accountSettingsContract as contract } from '@horae/contract/settings/account-settings.contract';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api';

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(contract.sessions, {}, signal),
});

/** Ends one session by its id, or all others without one. */
export const endOwnSessions = mutationOptions({
  mutationFn: (session: string | undefined) => call(contract.endSessions, { body: session ? { session } : {} }),
  meta: { refreshes: ownSessionsQuery.queryKey },
});
