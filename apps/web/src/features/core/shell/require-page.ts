import { redirect } from '@tanstack/react-router';
import { session } from '#platform/session';

/** Before a page opens: log in first, or hear that it is not for this account. */
export async function requirePage({ location }: { location: { pathname: string; searchStr: string } }): Promise<void> {
  const { pathname, searchStr } = location;
  const user = session.get();
  // Fetched here, because the pages for signed-out people need none of it.
  const { guard } = await import('./page-access');
  // An administrator without any hotel has one thing to do first.
  if (pathname === '/staff-timeline' && user?.role === 'admin' && user.hotels.length === 0) {
    throw redirect({ to: '/set-up', replace: true });
  }
  const decision = guard(user, pathname);
  if (decision === 'log-in')
    throw redirect({ to: '/login', search: { returnTo: pathname + searchStr }, replace: true });
  if (decision === 'refuse') throw redirect({ to: '/not-authorised', search: { from: pathname }, replace: true });
}
