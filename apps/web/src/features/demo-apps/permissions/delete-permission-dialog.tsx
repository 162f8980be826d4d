import type { Permission } from '@horae/contract/demo-apps/permissions.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { removePermission } from './permissions.queries';
import { permissionsWords } from './permissions.words';

export function DeletePermissionDialog({ permission, onClose }: { permission: Permission; onClose: () => void }) {
  const say = permissionsWords.use();
  const { id, name } = permission;
  const remove = useMutation(removePermission);
  return (
    <ConfirmDialog
      title={say('deleteTitle', { name })}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => notify(say('deleted', { name }), { kind: 'success' }),
          onSettled: onClose,
        })
      }
    >
      {say('deleteText')}
    </ConfirmDialog>
  );
}
