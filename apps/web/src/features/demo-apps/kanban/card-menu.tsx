import type { Card } from '@horae/contract/demo-apps/kanban-cards';
import { IconArrowDown, IconArrowRight, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { ActionItem } from '#ui/action-menu';
import { DotsMenu } from '#ui/dots-menu';
import type { BoardView } from './board-view';
import { kanbanWords } from './kanban.words';
import { type Move, stepFrom } from './moves';

const glyph = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** The actions on a card, as an alternative to dragging. */
export function CardMenu({ card, view }: { card: Card; view: BoardView }) {
  const say = kanbanWords.use();
  const { cards, boards, stillReason } = view;
  const { id, title, boardId } = card;
  const step = (direction: 'up' | 'down') => (stillReason ? null : stepFrom(cards, boards, id, direction));
  const [up, down] = [step('up'), step('down')];

  function move(next: Move): void {
    view.carry.focusSoon(id);
    view.onMove(next);
  }

  return (
    <DotsMenu label={say('taskActions', { title })} size={18}>
      {boards
        .filter((board) => board.id !== boardId)
        .map((board) => (
          <ActionItem
            key={board.id}
            icon={<IconArrowRight {...glyph} className="flips" />}
            onClick={() => move({ id, boardId: board.id, before: null })}
          >
            {say('moveTo', { board: board.title })}
          </ActionItem>
        ))}
      {up && (
        <ActionItem icon={<IconArrowUp {...glyph} />} onClick={() => move(up)}>
          {say('moveUp')}
        </ActionItem>
      )}
      {down && (
        <ActionItem icon={<IconArrowDown {...glyph} />} onClick={() => move(down)}>
          {say('moveDown')}
        </ActionItem>
      )}
      <ActionItem icon={<IconTrash {...glyph} />} onClick={() => view.onDelete(card)}>
        {say('deleteTask')}
      </ActionItem>
    </DotsMenu>
  );
}
