import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError, errorText } from './api-error';
import { postNotice, withdrawNotice } from './notices';
import { notify } from './notify';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The queries to invalidate after success. */
      refreshes?: QueryKey;
      /** The message to show after success. */
      done?: string;
      /** Whether the screen shows errors itself. */
      showsError?: boolean;
    };
    queryMeta: {
      /** What failed to refresh, for the notice under the bell: "Staff timeline". */
      thing?: string;
      /** The path that the notice links to. */
      to?: string;
      /** Belongs to the selected hotel, and is removed when another one is selected. */
      ofHotel?: boolean;
    };
  }
}

/** The session has ended, so there is nobody left to notify. */
const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

function isWorthARetry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: isWorthARetry }, mutations: { retry: false } },
  queryCache: new QueryCache({
    onError(error, { queryHash, meta, state }) {
      // Without older data the region shows the error itself; with it, we post a notice.
      if (!meta?.thing || state.data === undefined || isOver(error)) return;
      const text = `${meta.thing}: ${errorText(error)}`;
      postNotice({ key: `refresh ${queryHash}`, tab: 'schedule', text, ...(meta.to && { to: meta.to }) });
    },
    onSuccess(_data, { queryHash }) {
      withdrawNotice(`refresh ${queryHash}`);
    },
  }),
  mutationCache: new MutationCache({
    onError(error, _variables, _context, { meta }) {
      if (!meta?.showsError && !isOver(error)) notify(errorText(error), { kind: 'error' });
    },
    async onSuccess(_data, _variables, _context, { meta }) {
      if (meta?.done) notify(meta.done, { kind: 'success' });
      if (meta?.refreshes) await queryClient.invalidateQueries({ queryKey: meta.refreshes });
    },
  }),
});
