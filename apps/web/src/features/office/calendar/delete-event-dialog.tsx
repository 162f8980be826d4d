import type { CalendarEvent } from '@horae/contract/office/calendar.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { removeEvent } from './calendar.queries';
import { calendarWords } from './calendar.words';

interface DeleteEventDialogProps {
  event: CalendarEvent;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteEventDialog({ event: { id, title }, onDeleted, onClose }: DeleteEventDialogProps) {
  const say = calendarWords.use();
  const remove = useMutation(removeEvent);
  return (
    <ConfirmDialog
      title={say('deleteTitle', { title })}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => {
            notify(say('deleted', { title }), { kind: 'success' });
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
