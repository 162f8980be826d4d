import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { removeInvoice } from './invoices.queries';
import { invoicesWords } from './invoices.words';

export function DeleteInvoiceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const say = invoicesWords.use();
  const remove = useMutation(removeInvoice);
  return (
    <ConfirmDialog
      title={say('deleteTitle', { id })}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => notify(say('deleted', { id }), { kind: 'success' }),
          onSettled: onClose,
        })
      }
    >
      {say('deleteText')}
    </ConfirmDialog>
  );
}
