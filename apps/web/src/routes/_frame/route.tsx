import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { lazy } from 'react';
import { isSwitchedOff } from '#areas/pages';
import { BlankFrame } from '#features/core/shell/blank-frame';
import { PageFrame } from '#features/core/shell/page-frame';
import { requirePage } from '#features/core/shell/require-page';
import { mustSetUpTwoStep } from '#platform/identity';
import { useStore } from '#platform/store';
import { Part } from '#ui/part';

const SetUpTwoStepScreen = lazy(() =>
  import('#features/core/two-step/set-up-two-step.screen').then((part) => ({ default: part.SetUpTwoStepScreen })),
);

const UnknownPage = lazy(() =>
  import('#features/core/shell/unknown-page').then((part) => ({ default: part.UnknownPage })),
);

/** The frame for signed-in users, and the guard of their pages. */
export const Route = createFileRoute('/_frame')({ beforeLoad: requirePage, component: FramedPages });

function FramedPages() {
  const isOff = useMatches({ select: (matches) => matches.some(isSwitchedOff) });
  if (useStore(mustSetUpTwoStep)) {
    return (
      <BlankFrame>
        <Part>
          <SetUpTwoStepScreen />
        </Part>
      </BlankFrame>
    );
  }
  return (
    <PageFrame>
      {isOff ? (
        <Part>
          <UnknownPage />
        </Part>
      ) : (
        <Outlet />
      )}
    </PageFrame>
  );
}
