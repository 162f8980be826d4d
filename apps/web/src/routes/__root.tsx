import { createRootRoute, Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { needAreas, showPage } from '#platform/i18n';
import { identityQuestion } from '#platform/identity';
import { loadServerSentences } from '#platform/server-sentences';
import { useStore } from '#platform/store';
import { Part } from '#ui/part';
import { Toasts } from '#ui/toasts';

const ConfirmIdentityDialog = lazy(() =>
  import('#features/core/two-step/confirm-identity-dialog').then((part) => ({ default: part.ConfirmIdentityDialog })),
);

/** Returns whose texts a route needs: those of its area; inside the frame also those of the roster's shared parts. */
function areasOf({ routeId }: { routeId: unknown }): string[] {
  return routeId === '/_frame' ? ['roster'] : (/\(([\w-]+)\)/.exec(String(routeId))?.slice(1) ?? []);
}

export const Route = createRootRoute({
  beforeLoad: async ({ matches, location, preload }) => {
    const isInFrame = matches.some(({ routeId }) => routeId === '/_frame');
    await Promise.all([needAreas(['core', ...matches.flatMap(areasOf)]), isInFrame && loadServerSentences()]);
    if (!preload) await showPage(location.pathname);
  },
  component: Root,
});

function Root() {
  const question = useStore(identityQuestion);
  return (
    <>
      <Outlet />
      {question && (
        <Part>
          <ConfirmIdentityDialog onAnswer={question.answer} />
        </Part>
      )}
      <Toasts />
    </>
  );
}
