import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { PageFrame } from '#features/shell/page-frame';
import { session } from '#platform/session';

/** The frame of the signed-in, and the guard of their pages. */
export const Route = createFileRoute('/_frame')({
  beforeLoad: async ({ location: { pathname, searchStr } }) => {
    // Fetched here, because the pages for signed-out people need none of it.
    const { guard } = await import('#features/shell/page-access');
    const decision = guard(session.get(), pathname);
    if (decision === 'log-in')
      throw redirect({ to: '/login', search: { returnTo: pathname + searchStr }, replace: true });
    if (decision === 'refuse') throw redirect({ to: '/not-authorised', search: { from: pathname }, replace: true });
  },
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});
