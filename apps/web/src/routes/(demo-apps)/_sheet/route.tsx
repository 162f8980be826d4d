import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { requirePage } from '#features/core/shell/require-page';
import { PagePrintHead } from '#ui/print-head/page-print-head';

/** Printable sheets for signed-in users, without the frame. */
export const Route = createFileRoute('/(demo-apps)/_sheet')({
  beforeLoad: async ({ location, matches }) => {
    const { isSwitchedOff } = await import('#areas/pages');
    if (matches.some(isSwitchedOff)) throw redirect({ to: '/' });
    return requirePage({ location });
  },
  component: () => (
    <>
      <PagePrintHead />
      <Outlet />
    </>
  ),
});
