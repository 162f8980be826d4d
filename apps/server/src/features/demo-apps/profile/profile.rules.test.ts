import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharesOf } from './profile.rules';

describe('shares of votes', () => {
  it.each([
    [[], []],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [5, 3, 1],
      [56, 33, 11],
    ],
    [
      [1, 199],
      [1, 99],
    ],
  ])('of %j are %j', (counts, shares) => {
    expect(sharesOf(counts)).toEqual(shares);
  });

  it('come to a hundred and keep the order of the counts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 8 }), (counts) => {
        const shares = sharesOf(counts);
        const total = counts.reduce((sum, count) => sum + count, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total > 0 ? 100 : 0);
        for (const [at, count] of counts.entries()) {
          for (const [other, less] of counts.entries()) {
            if (count > less) expect(shares[at]).toBeGreaterThanOrEqual(shares[other]!);
          }
        }
      }),
    );
  });
});
