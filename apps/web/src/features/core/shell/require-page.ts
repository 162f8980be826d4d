import { redirect } from '@tanstack/react-router';
import { session } from '#platform/session';

/** The guard of every page: redirects to the login or to "not authorised". */
export async function requirePage({ location }: { location: { pathname: string; searchStr: string } }): Promise<void> {
  const { pathname, searchStr } = location;
  const user = session.get();
  // Loaded here, because pages for signed-out users need none of it.
  const { guard } = await import('#areas/page-access');
  // An administrator without any hotel must set one up first.
  if (pathname === '/staff-timeline' && user?.role === 'admin' && user.hotels.length === 0) {
    throw redirect({ to: '/set-up', replace: true });
  }
  const decision = guard(user, pathname);
  if (decision === 'log-in')
    throw redirect({ to: '/login', search: { returnTo: pathname + searchStr }, replace: true });
  if (decision === 'refuse') throw redirect({ to: '/not-authorised', search: { from: pathname }, replace: true });
}
