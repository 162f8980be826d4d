import type { Board, Card } from '@horae/contract/demo-apps/kanban-cards';

/** The destination of a card: before another card of a board, or at its end (null). */
export interface Move {
  id: number;
  boardId: number;
  before: number | null;
}

export type Step = 'up' | 'down' | 'back' | 'forward';

export const cardsOf = (cards: readonly Card[], boardId: number): Card[] =>
  cards.filter((card) => card.boardId === boardId);

/** All cards in order after a move. */
export function withMove(cards: readonly Card[], { id, boardId, before }: Move): Card[] {
  const card = cards.find((one) => one.id === id);
  if (!card) return [...cards];
  const others = cards.filter((one) => one !== card);
  const follower = others.findIndex((one) => one.id === before && one.boardId === boardId);
  const place = follower >= 0 ? follower : others.findLastIndex((one) => one.boardId === boardId) + 1;
  return others.toSpliced(place, 0, { ...card, boardId });
}

/** The current place of a card, as the move that would return it there. */
export function placeOf(cards: readonly Card[], id: number): Move | null {
  const card = cards.find((one) => one.id === id);
  if (!card) return null;
  const board = cardsOf(cards, card.boardId);
  return { id, boardId: card.boardId, before: board[board.indexOf(card) + 1]?.id ?? null };
}

export function isSamePlace(cards: readonly Card[], move: Move): boolean {
  const now = placeOf(cards, move.id);
  return now !== null && now.boardId === move.boardId && (now.before === move.before || move.before === move.id);
}

/** The calls that a move takes: to another board, then to another place if that is not right yet. */
export function callsFor(cards: readonly Card[], { id, boardId, before }: Move) {
  const at = cards.findIndex((card) => card.id === id);
  const board = cardsOf(cards, boardId).filter((card) => card.id !== id);
  const place = board.findIndex((card) => card.id === before);
  const follower = place === -1 ? undefined : board[place];
  const leader = place === -1 ? board.at(-1) : board[place - 1];
  // A card moved to the place of an earlier card ends up before it, to that of a later one after it.
  const target = [follower, leader].find((card, index) => {
    if (!card) return false;
    return index === 0 ? cards.indexOf(card) < at : cards.indexOf(card) > at;
  });
  return {
    newBoardId: cards[at]?.boardId === boardId ? undefined : boardId,
    targetTaskId: target?.id,
  };
}

/** One step with an arrow key; null at the edge. */
export function stepFrom(cards: readonly Card[], boards: readonly Board[], id: number, step: Step): Move | null {
  const card = cards.find((one) => one.id === id);
  if (!card) return null;
  const { boardId } = card;
  const board = cardsOf(cards, boardId);
  const at = board.indexOf(card);
  if (step === 'up') return at === 0 ? null : { id, boardId, before: board[at - 1]!.id };
  if (step === 'down') return at === board.length - 1 ? null : { id, boardId, before: board[at + 2]?.id ?? null };
  const next = boards[boards.findIndex((one) => one.id === boardId) + (step === 'forward' ? 1 : -1)];
  return next ? { id, boardId: next.id, before: cardsOf(cards, next.id)[at]?.id ?? null } : null;
}
