import type { Board, Card } from '@horae/contract/demo-apps/kanban-cards';
import { useRef, useState } from 'react';
import { useScreenKeys } from '#platform/screen-keys';
import { useWindowKind } from '#platform/window-kind';
import { Button } from '#ui/button';
import { RadioTabs } from '#ui/radio-tabs';
import { AddBoard } from './add-board';
import { BoardColumn } from './board-column';
import { ClearBoardDialog, DeleteBoardDialog, RenameBoardDialog } from './board-dialogs';
import type { BoardAction } from './board-menu';
import type { BoardView } from './board-view';
import { DeleteTaskDialog } from './delete-task-dialog';
import styles from './kanban.module.css';
import { kanbanWords } from './kanban.words';
import { cardsOf } from './moves';
import { useBoardInView } from './use-board-in-view';
import { useCarry } from './use-carry';
import { useDrag } from './use-drag';
import { useMoves } from './use-moves';

interface BoardsProps {
  boards: readonly Board[];
  isFound: (card: Card) => boolean;
  isFiltered: boolean;
  onClear: () => void;
  onOpen: (id: number) => void;
}

type Open = BoardAction | { action: 'deleteTask'; card: Card } | null;

/** All boards side by side; one at a time on a phone. */
export function Boards({ boards, isFound, isFiltered, onClear, onOpen }: BoardsProps) {
  const say = kanbanWords.use();
  const isPhone = useWindowKind() === 'phone';
  const strip = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [adding, setAdding] = useState<number | null>(null);
  const { cards, move } = useMoves(boards);
  const stillReason = isFiltered ? say('filteredReason') : undefined;
  const carry = useCarry({ cards, boards, stillReason, onMove: move });
  const { draggedId, target } = useDrag(strip, move);
  const inView = useBoardInView(strip, boards);
  useScreenKeys(say('title'), [
    {
      what: say('key.add'),
      keys: ['n'],
      action: () => {
        const column = document.activeElement?.closest<HTMLElement>('[data-board]');
        setAdding(column ? Number(column.dataset.board) : inView.id);
      },
    },
    { what: say('key.open'), keys: ['Enter'] },
    { what: say('key.lift'), keys: ['Space'] },
    { what: say('key.move'), keys: ['↑', '↓', '←', '→'] },
  ]);

  const view: BoardView = {
    boards,
    cards: carry.shown,
    stillReason,
    isTouch: isPhone,
    carry,
    draggedId,
    target,
    onMove: move,
    onOpen,
    onDelete: (card) => setOpen({ action: 'deleteTask', card }),
  };
  const close = () => setOpen(null);
  const countOf = (board: Board) => cardsOf(cards, board.id).length;
  return (
    <>
      <p className="visually-hidden" role="status" aria-live="assertive">
        {carry.said}
      </p>
      {isFiltered && !cards.some(isFound) && (
        <div className={styles.noMatch}>
          <p>{say('noMatch')}</p>
          <Button onClick={onClear}>{say('clearFilters')}</Button>
        </div>
      )}
      {boards.length === 0 && <p className={styles.noBoards}>{say('noBoards')}</p>}
      {isPhone && boards.length > 0 && (
        <div className={`screen-only ${styles.tabs}`}>
          <RadioTabs
            label={say('boardTabs')}
            value={String(inView.id)}
            options={boards.map(({ id, title }) => ({ value: String(id), label: title }))}
            onChange={(id) => inView.show(Number(id))}
          />
        </div>
      )}
      <div
        ref={strip}
        className={styles.boards}
        {...(isPhone && { onScroll: inView.onScroll, onScrollEnd: inView.onScrollEnd })}
      >
        {boards.map((board) => (
          <BoardColumn
            key={board.id}
            board={board}
            cards={cardsOf(carry.shown, board.id).filter(isFound)}
            view={view}
            isAdding={adding === board.id}
            onAdding={(isAdding) => setAdding(isAdding ? board.id : null)}
            onAction={setOpen}
          />
        ))}
        <AddBoard />
      </div>
      {open?.action === 'rename' && <RenameBoardDialog board={open.board} onClose={close} />}
      {open?.action === 'clear' && <ClearBoardDialog board={open.board} count={countOf(open.board)} onClose={close} />}
      {open?.action === 'delete' && (
        <DeleteBoardDialog board={open.board} count={countOf(open.board)} onClose={close} />
      )}
      {open?.action === 'deleteTask' && <DeleteTaskDialog card={open.card} onClose={close} />}
    </>
  );
}
