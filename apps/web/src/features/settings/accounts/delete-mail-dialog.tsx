import type { UnsentMail } from '@horae/contract/settings/accounts.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { deleteMail } from './accounts.queries';
import { outboxWords } from './outbox.words';

export function DeleteMailDialog({ mail: { id, to }, onClose }: { mail: UnsentMail; onClose: () => void }) {
  const say = outboxWords.use();
  const remove = useMutation(deleteMail);
  return (
    <ConfirmDialog
      title={say('deleteTitle', { to })}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => notify(say('deleted', { to }), { kind: 'success' }),
          onSettled: onClose,
        })
      }
    >
      {say('deleteText')}
    </ConfirmDialog>
  );
}
