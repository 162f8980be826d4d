import { redirect } from '@tanstack/react-router';
import { session } from '#platform/session';

/** Before a page opens: log in first, or hear that it is not for this account. */
export async function requirePage({ location }: { location: { pathname: string; searchStr: string } }): Promise<void> {
  const { pathname, searchStr } = location;
  // Fetched here, because the pages for signed-out people need none of it.
  const { guard } = await import('./page-access');
  const decision = guard(session.get(), pathname);
  if (decision === 'log-in')
    throw redirect({ to: '/login', search: { returnTo: pathname + searchStr }, replace: true });
  if (decision === 'refuse') throw redirect({ to: '/not-authorised', search: { from: pathname }, replace: true });
}
