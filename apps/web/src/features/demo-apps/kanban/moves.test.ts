import type { Card } from '@horae/contract/demo-apps/kanban-cards';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callsFor, cardsOf, isSamePlace, type Move, placeOf, stepFrom, withMove } from './moves';

const card = (id: number, boardId: number): Card => ({
  id,
  boardId,
  title: `Card ${id}`,
  description: '',
  labels: [],
  dueDate: null,
  attachments: [],
  comments: [],
  assignedTo: [],
});

const boards = [1, 2, 3].map((id) => ({ id, title: `Board ${id}` }));

/** Applies the calls as the server does. */
function served(
  cards: readonly Card[],
  { id }: Move,
  { newBoardId, targetTaskId }: ReturnType<typeof callsFor>,
): Card[] {
  const moved = cards.map((one) => (one.id === id && newBoardId ? { ...one, boardId: newBoardId } : one));
  if (targetTaskId === undefined) return moved;
  const place = moved.findIndex((one) => one.id === targetTaskId);
  return moved.filter((one) => one.id !== id).toSpliced(place, 0, moved.find((one) => one.id === id)!);
}

const ids = (cards: readonly Card[], boardId: number) => cardsOf(cards, boardId).map(({ id }) => id);

const situation = fc
  .array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 9 })
  .chain((places) => {
    const cards = places.map((boardId, index) => card(index + 1, boardId));
    return fc.record({
      cards: fc.constant(cards),
      id: fc.integer({ min: 1, max: cards.length }),
      boardId: fc.integer({ min: 1, max: 3 }),
      at: fc.nat(9),
    });
  })
  .map(({ cards, id, boardId, at }) => {
    const others = ids(cards, boardId).filter((other) => other !== id);
    return { cards, move: { id, boardId, before: others[at] ?? null } };
  });

describe('moves of cards', () => {
  it('asks the server for exactly what the screen shows', () => {
    fc.assert(
      fc.property(situation, ({ cards, move }) => {
        const shown = withMove(cards, move);
        const stored = served(cards, move, callsFor(cards, move));
        for (const { id } of boards) expect(ids(stored, id)).toEqual(ids(shown, id));
      }),
    );
  });

  it('changes only the board when the card is right there, and nothing when it does not move', () => {
    const cards = [card(1, 1), card(2, 2), card(3, 1)];

    expect(callsFor(cards, { id: 3, boardId: 2, before: null })).toEqual({ newBoardId: 2, targetTaskId: undefined });
    expect(callsFor(cards, { id: 1, boardId: 2, before: null })).toEqual({ newBoardId: 2, targetTaskId: 2 });
    expect(callsFor(cards, { id: 1, boardId: 1, before: 3 })).toEqual({});
  });

  it('goes back by the inverse', () => {
    fc.assert(
      fc.property(situation, ({ cards, move }) => {
        const back = withMove(withMove(cards, move), placeOf(cards, move.id)!);
        for (const { id } of boards) expect(ids(back, id)).toEqual(ids(cards, id));
        expect(isSamePlace(cards, placeOf(cards, move.id)!)).toBe(true);
      }),
    );
  });

  it('steps over a neighbour, to the same height on the next board, and stops at the edges', () => {
    const cards = [card(1, 1), card(2, 1), card(3, 2), card(4, 2), card(5, 1)];

    expect(stepFrom(cards, boards, 1, 'down')).toEqual({ id: 1, boardId: 1, before: 5 });
    expect(stepFrom(cards, boards, 5, 'up')).toEqual({ id: 5, boardId: 1, before: 2 });
    expect(stepFrom(cards, boards, 2, 'forward')).toEqual({ id: 2, boardId: 2, before: 4 });
    expect(stepFrom(cards, boards, 4, 'forward')).toEqual({ id: 4, boardId: 3, before: null });
    expect(stepFrom(cards, boards, 1, 'up')).toBeNull();
    expect(stepFrom(cards, boards, 5, 'down')).toBeNull();
    expect(stepFrom(cards, boards, 1, 'back')).toBeNull();
  });
});
