import type { User } from '@horae/contract/demo-apps/users.contract';
import { IconPencil, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useWindowKind } from '#platform/window-kind';
import { ActionItem } from '#ui/action-menu';
import { Button } from '#ui/button';
import { DotsMenu } from '#ui/dots-menu';
import { startExport } from '#ui/export/export-menu';
import { userFile } from './user-file';
import { usersWords } from './users.words';

interface UserActionsProps {
  user: User;
  onEdit: () => void;
  onDelete: () => void;
}

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions on a user; on a phone in a menu. */
export function UserActions({ user, onEdit, onDelete }: UserActionsProps) {
  const say = usersWords.use();
  const print = () => void startExport('print', () => userFile(user));
  if (useWindowKind() === 'phone') {
    return (
      <DotsMenu label={say('actionsFor', { name: user.fullName })}>
        <ActionItem icon={<IconPencil {...glyph} />} onClick={onEdit}>
          {say('edit')}
        </ActionItem>
        <ActionItem icon={<IconPrinter {...glyph} />} onClick={print}>
          {say('print')}
        </ActionItem>
        <ActionItem icon={<IconTrash {...glyph} />} onClick={onDelete}>
          {say('delete')}
        </ActionItem>
      </DotsMenu>
    );
  }
  return (
    <>
      <Button onClick={print}>
        <IconPrinter {...glyph} />
        {say('print')}
      </Button>
      <Button onClick={onEdit}>
        <IconPencil {...glyph} />
        {say('edit')}
      </Button>
      <Button look="danger" onClick={onDelete}>
        {say('delete')}
      </Button>
    </>
  );
}
