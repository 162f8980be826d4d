import { expect, it } from 'vitest';
import { shareArray, shareObject } from './share-array.rules';

const before = ['a', 'b'];

it.each<[string, readonly string[], boolean]>([
  ['the same', ['a', 'b'], true],
  ['another item', ['a', 'c'], false],
  ['fewer', ['a'], false],
  ['more', ['a', 'b', 'c'], false],
  ['another order', ['b', 'a'], false],
])('an array with %s items', (_which, next, isShared) => {
  expect(shareArray(before, next)).toBe(isShared ? before : next);
});

it('an array without one before is itself, even if it is empty', () => {
  const next: string[] = [];
  expect(shareArray(undefined, next)).toBe(next);
});

it('an object is the one before while all its properties are', () => {
  const one = { id: 1, name: 'a' };
  expect(shareObject(one, { ...one })).toBe(one);
  expect(shareObject(one, { ...one, name: 'b' })).toEqual({ id: 1, name: 'b' });
  expect(shareObject(undefined, one)).toBe(one);
});
