import { Navigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayCall } from '#platform/access';
import { session } from '#platform/session';

/** For administrators' pages below a page that is open to all. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const from = useRouterState({ select: ({ location }) => location.pathname });
  const user = session.get();
  // A user who has just signed out is about to be sent to the login page.
  if (!user) return null;
  return mayCall(user, 'admin') ? children : <Navigate to="/not-authorised" search={{ from }} replace />;
}
