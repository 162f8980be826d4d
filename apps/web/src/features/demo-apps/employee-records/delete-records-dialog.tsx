import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { removeRecords } from './employee-records.queries';
import { recordWords } from './employee-records.words';

interface DeleteRecordsDialogProps {
  ids: number[];
  /** The name of the employee, if only one is deleted. */
  name?: string | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteRecordsDialog({ ids, name, onClose, onDeleted }: DeleteRecordsDialogProps) {
  const say = recordWords.use();
  const remove = useMutation(removeRecords);
  const count = ids.length;
  return (
    <ConfirmDialog
      title={name ? say('deleteTitle', { name }) : say('deleteMany', { count })}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(ids, {
          onSuccess: () => {
            notify(name ? say('deleted', { name }) : say('deletedMany', { count }), { kind: 'success' });
            onDeleted();
          },
          onSettled: onClose,
        })
      }
    >
      {say('deleteText')}
    </ConfirmDialog>
  );
}
