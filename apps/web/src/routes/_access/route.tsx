import { createFileRoute, redirect } from '@tanstack/react-router';
import { AccessFrame } from '#features/session/access-frame';
import { session } from '#platform/session';

/** The pages for signed-out people. */
export const Route = createFileRoute('/_access')({
  beforeLoad: () => {
    if (session.get()) throw redirect({ to: '/', replace: true });
  },
  component: AccessFrame,
});
