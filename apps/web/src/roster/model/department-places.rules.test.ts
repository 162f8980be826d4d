import { describe, expect, it } from 'vitest';
import { byPlace, withMoved } from './department-places.rules';

const people = [1, 2, 3, 4].map((id) => ({ id }));
const idsOf = (places: [number, number][]) => byPlace(people, new Map(places)).map(({ id }) => id);

describe('the order of a department', () => {
  it('puts people at their places, and those without one last, as they were', () => {
    expect(
      idsOf([
        [3, 0],
        [1, 1],
      ]),
    ).toEqual([3, 1, 2, 4]);
    expect(idsOf([])).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [1, 3, true, [2, 3, 1, 4]],
    [1, 3, false, [2, 1, 3, 4]],
    [4, 1, false, [4, 1, 2, 3]],
    [1, 4, true, [2, 3, 4, 1]],
  ])('moves %i to %i, after it: %s', (one, to, isAfter, expected) => {
    expect(withMoved([1, 2, 3, 4], one, to, isAfter)).toEqual(expected);
  });
});
