import { createRootRoute, Outlet } from '@tanstack/react-router';
import { Toasts } from '#ui/toasts';

export const Route = createRootRoute({ component: Root });

function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
