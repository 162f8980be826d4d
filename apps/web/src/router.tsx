import { createRouter } from '@tanstack/react-router';
import { queryClient } from './platform/query-client';
import { parseSearch, stringifySearch } from './platform/search-text';
import { onSessionEnd } from './platform/session';
import { routeTree } from './routeTree.gen';
import { Loader } from './ui/loader';
import { RouteError } from './ui/route-error';

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPendingComponent: Loader,
  defaultPendingMs: 300,
  defaultPendingMinMs: 200,
  defaultErrorComponent: RouteError,
  defaultPreload: 'intent',
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Back to the login page, and nothing of the ended session stays in memory. */
onSessionEnd((end) => {
  void queryClient.cancelQueries();
  queryClient.clear();
  const { pathname, searchStr } = router.state.location;
  const returnTo = end === 'logout' || pathname === '/login' ? undefined : pathname + searchStr;
  void router.navigate({ to: '/login', search: { returnTo, reason: end }, replace: end !== 'logout' });
});
