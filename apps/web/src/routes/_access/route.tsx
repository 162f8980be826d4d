import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccessFrame } from '#features/session/access-frame';
import { safeReturnTo } from '#platform/return-to';
import { session } from '#platform/session';

/** The pages for signed-out people. */
export const Route = createFileRoute('/_access')({
  beforeLoad: ({ search, location }) => {
    // Somebody else may be logged in on the computer on which an invitation is opened.
    if (session.get() && location.pathname !== '/invitation')
      throw redirect({ href: safeReturnTo((search as { returnTo?: unknown }).returnTo), replace: true });
  },
  component: AccessFrame,
});
