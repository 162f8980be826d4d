import type { StoredImport } from '@horae/contract/people/imports.contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, errorText } from '#platform/api-error';
import { undoImport } from '#platform/imports.queries';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '../confirm-dialog';
import { Message } from '../message';
import { TextArea } from '../text-area';
import { recentImportsWords } from './recent-imports.words';

interface UndoImportDialogProps {
  hotel: number;
  undoing: StoredImport;
  onClose: () => void;
  onUndone?: () => void;
}

const asksForReason = (error: unknown) =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'reason');

/**
 * Asks before an import is undone; a refusal stays in the dialog, since it names what was built on it. Where the earlier
 * roster is against the law, it asks for the reason.
 */
export function UndoImportDialog({ hotel, undoing, onClose, onUndone }: UndoImportDialogProps) {
  const say = recentImportsWords.use();
  const undo = useMutation(undoImport);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isRoster = undoing.kind === 'roster';

  function onConfirm(): void {
    undo.mutate(
      { hotel, id: undoing.id, ...(reason.trim() && { reason }) },
      {
        onError: (error) => asksForReason(error) && setAsked(true),
        onSuccess: () => {
          notify(say('done'), { kind: 'success' });
          onUndone?.();
          onClose();
        },
      },
    );
  }
  return (
    <ConfirmDialog
      title={say('question')}
      confirm={say('undoNow')}
      isBusy={undo.isPending}
      onCancel={onClose}
      onConfirm={onConfirm}
    >
      {say(isRoster ? 'rosterText' : 'peopleText')}
      {isAsked && (
        <TextArea
          label={say('reason')}
          hint={say('reason.hint')}
          value={reason}
          rows={2}
          maxLength={500}
          required
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {undo.error && <Message kind="danger">{errorText(undo.error)}</Message>}
    </ConfirmDialog>
  );
}
