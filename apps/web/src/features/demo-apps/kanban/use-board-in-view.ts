import type { Board } from '@horae/contract/demo-apps/kanban-cards';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

function bring(strip: HTMLElement | null, board: number, behavior: ScrollBehavior): void {
  strip?.querySelector(`[data-board="${board}"]`)?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
}

/** Which board fills a phone's screen. It stays in view while other users add or delete boards beside it. */
export function useBoardInView(strip: RefObject<HTMLElement | null>, boards: readonly Board[]) {
  const [id, setId] = useState<number | null>(null);
  const kept = useRef<number | null>(null);
  // Scrolling towards a board that is not reached yet.
  const isOnItsWay = useRef(false);
  const order = boards.map((board) => board.id).join(' ');

  useLayoutEffect(() => {
    if (order && kept.current !== null) bring(strip.current, kept.current, 'instant');
  }, [strip, order]);

  function onScroll(): void {
    const columns = [...(strip.current?.querySelectorAll<HTMLElement>('[data-board]') ?? [])];
    const middle = ({ left, width }: DOMRect) => Math.abs(left + width / 2 - innerWidth / 2);
    const nearest = columns.toSorted(
      (a, b) => middle(a.getBoundingClientRect()) - middle(b.getBoundingClientRect()),
    )[0];
    if (!nearest) return;
    const board = Number(nearest.dataset.board);
    setId(board);
    if (board === kept.current) isOnItsWay.current = false;
    if (!isOnItsWay.current) kept.current = board;
  }

  return {
    id: boards.some((board) => board.id === id) ? id : (boards[0]?.id ?? null),
    onScroll,
    onScrollEnd: () => {
      isOnItsWay.current = false;
      onScroll();
    },
    show: (board: number) => {
      kept.current = board;
      isOnItsWay.current = true;
      bring(strip.current, board, 'smooth');
    },
  };
}
