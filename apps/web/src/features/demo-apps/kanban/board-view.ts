import type { Board, Card } from '@horae/contract/demo-apps/kanban.contract';
import type { Move } from './moves';
import type { Carry } from './use-carry';

/** What boards and cards share: what is shown, what is in hand, and the actions. */
export interface BoardView {
  boards: readonly Board[];
  /** All cards in the order that is shown, found or not. */
  cards: readonly Card[];
  /** Why nothing is moved by hand now. */
  stillReason: string | undefined;
  /** Fingers scroll here; cards move by their menu. */
  isTouch: boolean;
  carry: Carry;
  draggedId: number | null;
  /** Where the dragged card would land. */
  target: Move | null;
  onMove: (move: Move) => void;
  onOpen: (id: number) => void;
  onDelete: (card: Card) => void;
}
