import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { guard } from '#features/shell/page-access';
import { PageFrame } from '#features/shell/page-frame';
import { session } from '#platform/session';

/** The frame of the signed-in, and the guard of their pages. */
export const Route = createFileRoute('/_frame')({
  beforeLoad: ({ location: { pathname, searchStr } }) => {
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
