import { createRouter } from '@tanstack/react-router';
import { sessionWords } from './features/core/session/session.words';
import { notify } from './platform/notify';
import { queryClient } from './platform/query-client';
import { parseSearch, stringifySearch } from './platform/search-text';
import { onSessionEnd, session } from './platform/session';
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

let account = session.get()?.id;

/** Re-evaluates every page's guards; if the account changed, here or in another tab, clears the cache. */
session.subscribe(() => {
  const next = session.get()?.id;
  if (next !== account) queryClient.clear();
  account = next;
  void router.invalidate();
});

/** Goes to the login page; the subscription above clears the cache. */
onSessionEnd((end) => {
  void queryClient.cancelQueries();
  if (end === 'logout') notify(sessionWords.say('end.logout'));
  const { pathname, searchStr } = router.state.location;
  // A kiosk keeps running, whoever was logged in on its tablet.
  if (pathname === '/kiosk') return;
  const returnTo = end === 'logout' || pathname === '/login' ? undefined : pathname + searchStr;
  void router.navigate({
    to: '/login',
    search: { returnTo, reason: end === 'logout' ? undefined : end },
    replace: end !== 'logout',
  });
});
