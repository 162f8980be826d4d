import type { User } from '@horae/contract/demo-apps/users.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { removeUser } from './users.queries';
import { usersWords } from './users.words';

interface DeleteUserDialogProps {
  user: User;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteUserDialog({ user: { id, fullName: name }, onClose, onDeleted }: DeleteUserDialogProps) {
  const say = usersWords.use();
  const remove = useMutation(removeUser);
  return (
    <ConfirmDialog
      title={say('deleteTitle', { name })}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            notify(say('deleted', { name }), { kind: 'success' });
            onDeleted?.();
          },
          onSettled: onClose,
        })
      }
    >
      {say('deleteText')}
    </ConfirmDialog>
  );
}
