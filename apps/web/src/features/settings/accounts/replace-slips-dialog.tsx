import { ConfirmDialog } from '#ui/confirm-dialog';
import type { SlipPerson } from './slips.queries';
import { slipsWords } from './slips.words';

interface ReplaceSlipsDialogProps {
  people: readonly SlipPerson[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what new slips end, before they are made. */
export function ReplaceSlipsDialog({ people, onConfirm, onCancel }: ReplaceSlipsDialogProps) {
  const say = slipsWords.use();
  const count = people.length;
  const open = people.filter(({ state }) => state === 'open').length;
  const password = people.filter(({ state }) => state === 'password').length;
  return (
    <ConfirmDialog
      title={say('replaceTitle', { count })}
      confirm={say('make', { count })}
      look="solid"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      {open > 0 && <p>{say('replaceOpen', { count: open })}</p>}
      {password > 0 && <p>{say('replacePassword', { count: password })}</p>}
    </ConfirmDialog>
  );
}
