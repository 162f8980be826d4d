import type { Board, Card } from '@horae/contract/demo-apps/kanban-cards';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notifyUndo } from '#platform/notify';
import { uiWords } from '#ui/ui.words';
import { cardsQuery, moveCard } from './kanban.queries';
import { kanbanWords } from './kanban.words';
import { isSamePlace, type Move, placeOf, withMove } from './moves';

/** The stored cards with pending moves applied, and a function that starts one; a failed move reverts by itself. */
export function useMoves(boards: readonly Board[]) {
  // Subscribed here, so that a move is never dropped in a render that still has the older cards.
  const { data: stored = [] } = useQuery(cardsQuery);
  const { mutateAsync } = useMutation(moveCard);
  const [underway, setUnderway] = useState<readonly Move[]>([]);
  const cards = underway.reduce<readonly Card[]>((all, one) => withMove(all, one), stored);

  async function send(next: Move, from: number): Promise<boolean> {
    setUnderway((all) => [...all, next]);
    try {
      await mutateAsync({ move: next, from });
      return true;
    } catch {
      return false;
    } finally {
      setUnderway((all) => all.filter((one) => one !== next));
    }
  }

  async function moveWithUndo(next: Move, back: Move, board: string): Promise<void> {
    if (!(await send(next, back.boardId))) return;
    notifyUndo(kanbanWords.say('moved', { board }), uiWords.say('undo'), () => void send(back, next.boardId));
  }

  function move(next: Move): void {
    const back = placeOf(cards, next.id);
    const board = boards.find(({ id }) => id === next.boardId);
    if (!back || !board || isSamePlace(cards, next)) return;
    void moveWithUndo(next, back, board.title);
  }

  return { cards, move };
}
