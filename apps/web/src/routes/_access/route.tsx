import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccessFrame } from '#features/core/session/access-frame';
import { safeReturnTo } from '#platform/return-to';
import { session } from '#platform/session';

/** Whoever opens a link from a mail may be logged in, or somebody else on the same computer. */
const openToAll = new Set(['/invitation', '/confirm-email']);

/** The pages for signed-out people. */
export const Route = createFileRoute('/_access')({
  beforeLoad: ({ search, location }) => {
    if (session.get() && !openToAll.has(location.pathname))
      throw redirect({ href: safeReturnTo((search as { returnTo?: unknown }).returnTo), replace: true });
  },
  component: AccessFrame,
});
