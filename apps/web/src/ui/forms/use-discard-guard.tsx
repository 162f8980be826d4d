import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { session } from '#platform/session';
import { ConfirmDialog } from '../confirm-dialog';
import { uiWords } from '../ui.words';

/**
 * Asks before discarding unsaved changes, on the browser's Back too unless Back keeps them. Render `question` next to
 * the form.
 */
export function useDiscardGuard(
  isDirty: boolean,
  onLeave: () => void,
  isKeptOnBack = false,
): { leave: () => void; question: ReactNode } {
  const say = uiWords.use();
  const [isAsking, setAsking] = useState(false);
  // Navigation by the page itself is deliberate, and a user who is signed out has nothing left to save with.
  const back = useBlocker({
    shouldBlockFn: ({ action }) =>
      isDirty &&
      !isKeptOnBack &&
      session.get() !== null &&
      (action === 'BACK' || action === 'FORWARD' || action === 'GO'),
    enableBeforeUnload: false,
    withResolver: true,
  });
  const isBack = back.status === 'blocked';
  return {
    leave: () => (isDirty ? setAsking(true) : onLeave()),
    question: (isAsking || isBack) && (
      <ConfirmDialog
        title={say('discardTitle')}
        confirm={say('discard')}
        cancel={say('keepEditing')}
        onCancel={() => {
          setAsking(false);
          if (isBack) back.reset();
        }}
        onConfirm={() => {
          setAsking(false);
          if (isBack) back.proceed();
          else onLeave();
        }}
      />
    ),
  };
}
