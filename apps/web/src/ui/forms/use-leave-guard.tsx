import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { session } from '#platform/session';
import { ConfirmDialog } from '../confirm-dialog';
import { uiWords } from '../ui.words';

/** Leaving a page with changes that are not saved is asked about. `release` lets the next way out pass; `question` is drawn beside the form. */
export function useLeaveGuard(isDirty: boolean): { release: () => void; question: ReactNode } {
  const say = uiWords.use();
  const isReleased = useRef(false);
  // Whoever is signed out has nothing left to save with.
  const isHeld = () => isDirty && !isReleased.current && session.get() !== null;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isHeld() && current.pathname !== next.pathname,
    enableBeforeUnload: isHeld,
    withResolver: true,
  });
  return {
    release: () => {
      isReleased.current = true;
    },
    question: blocker.status === 'blocked' && (
      <ConfirmDialog
        title={say('discardTitle')}
        confirm={say('discard')}
        cancel={say('keepEditing')}
        onCancel={blocker.reset}
        onConfirm={blocker.proceed}
      />
    ),
  };
}
