import type { Board } from '@horae/contract/demo-apps/kanban.contract';
import { IconEraser, IconPencil, IconTrash } from '@tabler/icons-react';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import { kanbanWords } from './kanban.words';

export interface BoardDeed {
  deed: 'rename' | 'clear' | 'delete';
  board: Board;
}

interface BoardMenuProps {
  board: Board;
  isEmpty: boolean;
  onDeed: (deed: BoardDeed) => void;
}

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

export function BoardMenu({ board, isEmpty, onDeed }: BoardMenuProps) {
  const say = kanbanWords.use();
  const name = say('boardActions', { board: board.title });
  return (
    <DotsMenu label={name} size={18}>
      <ActionItem icon={<IconPencil {...glyph} />} onClick={() => onDeed({ deed: 'rename', board })}>
        {say('rename')}
      </ActionItem>
      {!isEmpty && (
        <ActionItem icon={<IconEraser {...glyph} />} onClick={() => onDeed({ deed: 'clear', board })}>
          {say('clear')}
        </ActionItem>
      )}
      <ActionItem icon={<IconTrash {...glyph} />} onClick={() => onDeed({ deed: 'delete', board })}>
        {say('deleteBoard')}
      </ActionItem>
    </DotsMenu>
  );
}
