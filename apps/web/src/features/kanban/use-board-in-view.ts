import type { Board } from '@horae/contract/kanban.contract';
import { type RefObject, useState } from 'react';

/** Which board fills a phone's screen, and the way to another. */
export function useBoardInView(strip: RefObject<HTMLElement | null>, boards: readonly Board[]) {
  const [id, setId] = useState<number | null>(null);

  function onScroll(): void {
    const columns = [...(strip.current?.querySelectorAll<HTMLElement>('[data-board]') ?? [])];
    const middle = ({ left, width }: DOMRect) => Math.abs(left + width / 2 - innerWidth / 2);
    const nearest = columns.toSorted(
      (a, b) => middle(a.getBoundingClientRect()) - middle(b.getBoundingClientRect()),
    )[0];
    if (nearest) setId(Number(nearest.dataset.board));
  }

  return {
    id: boards.some((board) => board.id === id) ? id : (boards[0]?.id ?? null),
    onScroll,
    show: (board: number) =>
      strip.current
        ?.querySelector(`[data-board="${board}"]`)
        ?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' }),
  };
}
