import type { Board, Card } from '@horae/contract/demo-apps/kanban-cards';
import type { Move } from './moves';
import type { Carry } from './use-carry';

/** State and actions shared by boards and cards. */
export interface BoardView {
  boards: readonly Board[];
  /** All cards in display order, whether or not they match the filters. */
  cards: readonly Card[];
  /** Why cards cannot be moved right now. */
  stillReason: string | undefined;
  /** On touch screens, fingers scroll and cards are moved with their menu. */
  isTouch: boolean;
  carry: Carry;
  draggedId: number | null;
  /** Where the dragged card would be dropped. */
  target: Move | null;
  onMove: (move: Move) => void;
  onOpen: (id: number) => void;
  onDelete: (card: Card) => void;
}
