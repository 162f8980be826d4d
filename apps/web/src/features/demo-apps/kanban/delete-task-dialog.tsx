import type { Card } from '@horae/contract/demo-apps/kanban-cards';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { removeCard } from './kanban.queries';
import { kanbanWords } from './kanban.words';

export function DeleteTaskDialog({ card, onClose }: { card: Card; onClose: () => void }) {
  const say = kanbanWords.use();
  const { id, title } = card;
  const remove = useMutation(removeCard);
  return (
    <ConfirmDialog
      title={say('deleteTaskTitle', { title })}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => notify(say('taskDeleted', { title }), { kind: 'success' }),
          onSettled: onClose,
        })
      }
    >
      {say('lasting')}
    </ConfirmDialog>
  );
}
