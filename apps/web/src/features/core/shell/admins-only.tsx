import { Navigate, useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayCall } from '#platform/access';
import { session } from '#platform/session';

/** A page for administrators below one that is for all. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const from = useRouterState({ select: ({ location }) => location.pathname });
  const user = session.get();
  // Whoever has just been signed out is on the way to the login page.
  if (!user) return null;
  return mayCall(user, 'admin') ? children : <Navigate to="/not-authorised" search={{ from }} replace />;
}
