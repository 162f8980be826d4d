import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PageFrame } from '#features/core/shell/page-frame';
import { requirePage } from '#features/core/shell/require-page';

/** The frame for signed-in users, and the guard of their pages. */
export const Route = createFileRoute('/_frame')({
  beforeLoad: requirePage,
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});
