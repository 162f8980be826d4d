import { createRootRoute, Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { identityQuestion } from '#platform/identity';
import { useStore } from '#platform/store';
import { Part } from '#ui/part';
import { Toasts } from '#ui/toasts';

const ConfirmIdentityDialog = lazy(() =>
  import('#features/core/two-step/confirm-identity-dialog').then((part) => ({ default: part.ConfirmIdentityDialog })),
);

export const Route = createRootRoute({ component: Root });

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
