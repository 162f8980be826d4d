import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { everyPerson, removePerson } from './people.queries';
import { peopleWords } from './people.words';
import type { PersonDialogProps } from './person-dialog';

/** Deletes somebody who was added by mistake; the server refuses once anything was built on the record. */
export function RemovePersonDialog({ person, seen, onClose }: PersonDialogProps) {
  const say = peopleWords.use();
  const navigate = useNavigate();
  const client = useQueryClient();
  const remove = useMutation(removePerson);
  const named = { name: person.name };

  async function leave(): Promise<void> {
    notify(say('removed', named), { kind: 'success' });
    await navigate({ to: '/people' });
    await client.invalidateQueries({ queryKey: everyPerson });
  }
  return (
    <ConfirmDialog
      title={say('removeTitle', named)}
      confirm={say('removeNow')}
      isBusy={remove.isPending}
      onCancel={onClose}
      onConfirm={() => remove.mutate(seen, { onSuccess: () => void leave(), onSettled: onClose })}
    >
      {say('removeText')}
    </ConfirmDialog>
  );
}
