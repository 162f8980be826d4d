import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog';
import { uiWords } from '../ui.words';

/** Leaving what was changed and not saved is asked about. `question` is drawn beside the form. */
export function useDiscardGuard(isDirty: boolean, onLeave: () => void): { leave: () => void; question: ReactNode } {
  const say = uiWords.use();
  const [isAsking, setAsking] = useState(false);
  return {
    leave: () => (isDirty ? setAsking(true) : onLeave()),
    question: isAsking && (
      <ConfirmDialog
        title={say('discardTitle')}
        confirm={say('discard')}
        cancel={say('keepEditing')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onLeave();
        }}
      />
    ),
  };
}
