import type { Board } from '@horae/contract/demo-apps/kanban-cards';
import { IconEraser, IconPencil, IconTrash } from '@tabler/icons-react';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { kanbanWords } from './kanban.words';

export interface BoardAction {
  action: 'rename' | 'clear' | 'delete';
  board: Board;
}

interface BoardMenuProps {
  board: Board;
  isEmpty: boolean;
  onAction: (action: BoardAction) => void;
}

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export function BoardMenu({ board, isEmpty, onAction }: BoardMenuProps) {
  const say = kanbanWords.use();
  const name = say('boardActions', { board: board.title });
  return (
    <DotsMenu label={name} size={18}>
      <ActionItem icon={<IconPencil {...glyph} />} onClick={() => onAction({ action: 'rename', board })}>
        {say('rename')}
      </ActionItem>
      {!isEmpty && (
        <ActionItem icon={<IconEraser {...glyph} />} onClick={() => onAction({ action: 'clear', board })}>
          {say('clear')}
        </ActionItem>
      )}
      <ActionItem icon={<IconTrash {...glyph} />} onClick={() => onAction({ action: 'delete', board })}>
        {say('deleteBoard')}
      </ActionItem>
    </DotsMenu>
  );
}
