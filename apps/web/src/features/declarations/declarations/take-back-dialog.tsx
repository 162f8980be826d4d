import type { DeclarationRow } from '@horae/contract/declarations/declarations.contract';
import { useMutation } from '@tanstack/react-query';
import { notify } from '#platform/notify';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { takeBack } from './declarations.queries';
import { declarationsWords } from './declarations.words';

interface TakeBackDialogProps {
  hotel: number;
  declaration: DeclarationRow;
  onClose: () => void;
}

/** Asks for confirmation before accepted leave is withdrawn at the service. */
export function TakeBackDialog({ hotel, declaration: { id, version, employee }, onClose }: TakeBackDialogProps) {
  const say = declarationsWords.use();
  const asking = useMutation(takeBack);
  const onConfirm = () =>
    asking.mutate(
      { hotel, id, version },
      {
        onSuccess: () => notify(say('takingBack'), { kind: 'success' }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={say('takeBackTitle', { name: employee?.name })}
      confirm={say('takeBack')}
      isBusy={asking.isPending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <p>{say('takeBackSays')}</p>
    </ConfirmDialog>
  );
}
