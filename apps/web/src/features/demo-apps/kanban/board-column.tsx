import type { Board, Card } from '@horae/contract/demo-apps/kanban-cards';
import { useRef } from 'react';
import { AddTask } from './add-task';
import styles from './board-column.module.css';
import { type BoardAction, BoardMenu } from './board-menu';
import type { BoardView } from './board-view';
import { CardTile } from './card-tile';
import { kanbanWords } from './kanban.words';
import { cardsOf } from './moves';
import { useDropTarget } from './use-drag';

interface BoardColumnProps {
  board: Board;
  /** The cards that match the filters. */
  cards: readonly Card[];
  view: BoardView;
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  onAction: (action: BoardAction) => void;
}

export function BoardColumn({ board, cards, view, isAdding, onAdding, onAction }: BoardColumnProps) {
  const say = kanbanWords.use();
  const ref = useRef<HTMLElement>(null);
  useDropTarget(ref, board.id);
  const { target } = view;
  const slot = target?.boardId === board.id ? target.before : undefined;
  const count = cardsOf(view.cards, board.id).length;
  return (
    <section ref={ref} className={styles.column} data-board={board.id} data-over={slot !== undefined || undefined}>
      <header className={styles.head}>
        <h2>
          <bdi>{board.title}</bdi>
        </h2>
        <span className={styles.count} aria-hidden="true">
          {cards.length === count ? count : `${cards.length} / ${count}`}
        </span>
        <BoardMenu board={board} isEmpty={count === 0} onAction={onAction} />
      </header>
      <ul className={styles.cards} data-cards aria-label={say('list', { board: board.title, count: cards.length })}>
        {cards.flatMap((card) => [
          slot === card.id && <li key="slot" className={styles.slot} aria-hidden="true" />,
          <CardTile key={card.id} card={card} board={board} view={view} />,
        ])}
        {slot === null && <li className={styles.slot} aria-hidden="true" />}
      </ul>
      {count === 0 && slot === undefined && <p className={styles.empty}>{say('empty')}</p>}
      <AddTask board={board} isOpen={isAdding} onOpen={onAdding} />
    </section>
  );
}
