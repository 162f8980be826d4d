import { expect, it } from 'vitest';
import { isAcceptable, isHeld, unreadable } from './held.rules';

it.each([
  ['for another reason than its code', 'In the future', true],
  ['for its code alone', null, false],
  ['because it could not be read', `${unreadable}: x`, false],
])('a record that waits %s is held or not', (_why, reason, isWaiting) => {
  expect(isHeld({ reason })).toBe(isWaiting);
});

const now = Date.parse('2030-06-04T10:00:00Z');

it.each([
  ['of somebody, of the past', 1, now - 1, 'push', true],
  ['two minutes ahead', 1, now + 120_000, 'push', true],
  ['further ahead', 1, now + 120_001, 'push', false],
  ['of nobody', null, now, 'push', false],
  ['that was taken over', 1, now, 'takeover', false],
])('a record %s can be accepted: %#', (_which, owner, at, source, isRight) => {
  expect(isAcceptable({ at: new Date(at), source, reason: null }, owner, now)).toBe(isRight);
});
