import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requirePage } from '#features/core/shell/require-page';
import { PagePaperHead } from '#ui/paper/page-paper-head';

/** Sheets of paper for the signed-in: no frame around them. */
export const Route = createFileRoute('/(demo-apps)/_sheet')({
  beforeLoad: requirePage,
  component: () => (
    <>
      <PagePaperHead />
      <Outlet />
    </>
  ),
});
