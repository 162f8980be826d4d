import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Move } from './moves';

type Data = Record<string | symbol, unknown>;

const idOf = (data: Data): number | null => (typeof data.card === 'number' ? data.card : null);

/** The first card whose middle is below the pointer; a dropped card is inserted before it. */
function cardBelow(column: Element, y: number, dragged: number | null): number | null {
  for (const card of column.querySelectorAll<HTMLElement>('[data-card]')) {
    const { top, height } = card.getBoundingClientRect();
    const id = Number(card.dataset.card);
    if (id !== dragged && y < top + height / 2) return id;
  }
  return null;
}

/** Makes a card draggable. */
export function useDraggable(ref: RefObject<HTMLElement | null>, card: number, isStill: boolean): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || isStill) return undefined;
    return draggable({ element, getInitialData: () => ({ card }) });
  }, [ref, card, isStill]);
}

/** Makes a board a drop target; its list scrolls while a card is held near its edge. */
export function useDropTarget(ref: RefObject<HTMLElement | null>, boardId: number): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const list = element.querySelector('[data-cards]');
    const stopScrolling = list && autoScrollForElements({ element: list });
    const stopTarget = dropTargetForElements({
      element,
      canDrop: ({ source }) => idOf(source.data) !== null,
      getData: ({ input, source }) => ({ boardId, before: cardBelow(element, input.clientY, idOf(source.data)) }),
    });
    return () => {
      stopScrolling?.();
      stopTarget();
    };
  }, [ref, boardId]);
}

function targetOf(source: Data, over: Data | undefined): Move | null {
  const id = idOf(source);
  if (id === null || typeof over?.boardId !== 'number') return null;
  return { id, boardId: over.boardId, before: typeof over.before === 'number' ? over.before : null };
}

/** Tracks the dragged card and where it would be dropped, and performs the move. */
export function useDrag(boards: RefObject<HTMLElement | null>, onMove: (move: Move) => void) {
  const [draggedId, setDraggedId] = useState<number | null>(null);
  const [target, setTarget] = useState<Move | null>(null);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });

  useEffect(() => {
    const element = boards.current;
    const stopScrolling = element && autoScrollForElements({ element });
    const stopMonitor = monitorForElements({
      canMonitor: ({ source }) => idOf(source.data) !== null,
      onDragStart: ({ source }) => setDraggedId(idOf(source.data)),
      onDrag: ({ source, location }) => {
        const next = targetOf(source.data, location.current.dropTargets[0]?.data);
        setTarget((now) => (now?.boardId === next?.boardId && now?.before === next?.before ? now : next));
      },
      onDrop: ({ source, location }) => {
        setDraggedId(null);
        setTarget(null);
        const move = targetOf(source.data, location.current.dropTargets[0]?.data);
        if (move) latest.current(move);
      },
    });
    return () => {
      stopScrolling?.();
      stopMonitor();
    };
  }, [boards]);

  return { draggedId, target };
}
