import { expect, it } from 'vitest';
import { linkedIdsAfter, ownSenderId, wireMessage } from './chat.rules';

it.each([
  [true, 11],
  [false, 7],
])('a message that is own: %s has the sender %i', (isOwn, senderId) => {
  const stored = { message: 'See you', at: new Date('2026-11-10T08:09:10.011Z'), isOwn };
  expect(wireMessage(stored, 7)).toEqual({ message: 'See you', time: '2026-11-10T08:09:10.011Z', senderId });
});

it('has ids of its own for the account and for linked contacts', () => {
  expect([ownSenderId, linkedIdsAfter]).toEqual([11, 1_000_000]);
});
