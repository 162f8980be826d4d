import type { StoredImport } from '@horae/contract/people/imports.contract';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#platform/api-error';
import { undoImport } from '#platform/imports.queries';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '../confirm-dialog';
import { Message } from '../message';
import { recentImportsWords } from './recent-imports.words';

interface UndoImportDialogProps {
  hotel: number;
  undoing: StoredImport;
  onClose: () => void;
  onUndone?: () => void;
}

/** Asks before an import is undone; a refusal stays in the dialog, since it names what was built on it. */
export function UndoImportDialog({ hotel, undoing, onClose, onUndone }: UndoImportDialogProps) {
  const say = recentImportsWords.use();
  const undo = useMutation(undoImport);
  const isRoster = undoing.kind === 'roster';

  function onConfirm(): void {
    undo.mutate(
      { hotel, id: undoing.id },
      {
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
      {undo.error && <Message kind="danger">{errorText(undo.error)}</Message>}
    </ConfirmDialog>
  );
}
