import { describe, expect, it } from 'vitest';
import { arranged } from './arranged.rules';

describe('a new order of people', () => {
  it.each([
    ['of all of them', [1, 2, 3], [3, 1, 2], [3, 1, 2]],
    ['where none was kept', [], [2, 1], [2, 1]],
    ['of some, while the others keep their places', [1, 9, 2, 8, 3], [3, 2, 1], [3, 9, 2, 8, 1]],
    ['with somebody new after the person before them', [1, 9, 2], [1, 4, 2], [1, 4, 9, 2]],
    ['with somebody new at the beginning', [1, 2], [5, 2, 1], [5, 2, 1]],
  ])('%s', (_, current, wanted, expected) => {
    expect(arranged(current, wanted)).toEqual(expected);
  });
});
