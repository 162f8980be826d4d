import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccessFrame } from '#features/core/session/access-frame';
import { safeReturnTo } from '#platform/return-to';
import { session } from '#platform/session';

/** A user who opens a link from a mail or a slip may be logged in, possibly with another account on a shared computer. */
const openToAll = new Set(['/invitation', '/start', '/confirm-email']);

/** The pages for signed-out users. */
export const Route = createFileRoute('/_access')({
  beforeLoad: ({ search, location }) => {
    if (session.get() && !openToAll.has(location.pathname))
      throw redirect({ href: safeReturnTo((search as { returnTo?: unknown }).returnTo), replace: true });
  },
  component: AccessFrame,
});
