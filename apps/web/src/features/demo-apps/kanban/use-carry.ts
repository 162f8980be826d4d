import type { Board, Card } from '@horae/contract/demo-apps/kanban-cards';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { kanbanWords } from './kanban.words';
import { cardsOf, type Move, placeOf, type Step, stepFrom, withMove } from './moves';

interface CarryOptions {
  cards: readonly Card[];
  boards: readonly Board[];
  /** Why cards cannot be moved right now. */
  stillReason: string | undefined;
  onMove: (move: Move) => void;
}

function stepOf(event: KeyboardEvent): Step | undefined {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Record<string, Step> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: isRtl ? 'forward' : 'back',
    ArrowRight: isRtl ? 'back' : 'forward',
  };
  return steps[event.key];
}

/** Moves a card by keyboard: Space lifts and drops, arrow keys move, Escape cancels. Each step is announced. */
export function useCarry({ cards, boards, stillReason, onMove }: CarryOptions) {
  const say = kanbanWords.use();
  const [carried, setCarried] = useState<Move | null>(null);
  const [said, setSaid] = useState('');
  const focusNext = useRef<number | null>(null);
  const shown = carried ? withMove(cards, carried) : cards;

  // A card that changes boards is mounted again and would lose the focus.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const opener = document.querySelector<HTMLElement>(`[data-card="${focusNext.current}"] [data-opens]`);
    opener?.focus();
    opener?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    focusNext.current = null;
  });

  useEffect(() => {
    if (!carried) return undefined;
    const putBack = ({ target }: Event) => {
      const isOnCard = target instanceof Element && target.closest(`[data-card="${carried.id}"]`);
      if (!isOnCard) setCarried(null);
    };
    window.addEventListener('pointerdown', putBack);
    window.addEventListener('focusin', putBack);
    return () => {
      window.removeEventListener('pointerdown', putBack);
      window.removeEventListener('focusin', putBack);
    };
  }, [carried]);

  function placeText(all: readonly Card[], id: number) {
    const card = all.find((one) => one.id === id);
    const board = cardsOf(all, card?.boardId ?? 0);
    const title = boards.find((one) => one.id === card?.boardId)?.title ?? '';
    return { title: card?.title, board: title, place: card ? board.indexOf(card) + 1 : 0, count: board.length };
  }

  function carry(next: Move): void {
    focusNext.current = next.id;
    setCarried(next);
    setSaid(say('carried', placeText(withMove(cards, next), next.id)));
  }

  function end(id: number, isDropped: boolean): void {
    focusNext.current = id;
    setCarried(null);
    setSaid(say(isDropped ? 'dropped' : 'putBack', placeText(shown, id)));
    if (isDropped && carried) onMove(carried);
  }

  function onKeyDown(event: KeyboardEvent, id: number): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isCarried = carried?.id === id;
    if (event.key === ' ') {
      if (isCarried) end(id, true);
      else if (stillReason) setSaid(stillReason);
      else {
        setCarried(placeOf(cards, id));
        setSaid(say('lifted', placeText(cards, id)));
      }
    } else if (!isCarried) return;
    else if (event.key === 'Escape') end(id, false);
    else if (event.key === 'Enter') end(id, true);
    else {
      const step = stepOf(event);
      if (!step) return;
      const next = stepFrom(shown, boards, id, step);
      if (next) carry(next);
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return {
    shown,
    carriedId: carried?.id ?? null,
    said,
    onKeyDown,
    /** Focuses the card once it is rendered at its next place. */
    focusSoon: (id: number) => {
      focusNext.current = id;
    },
  };
}

export type Carry = ReturnType<typeof useCarry>;
