import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { session } from '#platform/session';
import { ConfirmDialog } from '../confirm-dialog';
import { uiWords } from '../ui.words';

interface Place {
  pathname: string;
  search: object;
}

/**
 * Asks before leaving a page with unsaved changes; with `part`, also when that query parameter changes. `release` lets
 * the next navigation pass. Render `question` next to the form.
 */
export function useLeaveGuard(isDirty: boolean, part?: string): { release: () => void; question: ReactNode } {
  const say = uiWords.use();
  const isReleased = useRef(false);
  // A user who is signed out has nothing left to save with.
  const isHeld = () => isDirty && !isReleased.current && session.get() !== null;
  const isElsewhere = (from: Place, to: Place) =>
    from.pathname !== to.pathname ||
    (part !== undefined && Reflect.get(from.search, part) !== Reflect.get(to.search, part));
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isHeld() && isElsewhere(current, next),
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
