import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedProduct, deliveryCharge, sumsOfCart, sumsOfLine } from './shop-sums';

const line = (price: number, qty = 1, discountPercentage = 3, hasFreeShipping = true): CountedProduct => ({
  price,
  qty,
  discountPercentage,
  hasFreeShipping,
});

describe('the sums of a line', () => {
  it.each([
    ['a round price', line(20, 3, 10), { items: 6000, discount: 600 }],
    ['cents that no binary fraction holds', line(19.99, 3, 3), { items: 5997, discount: 180 }],
    ['half a cent, which goes up', line(0.5, 1, 5), { items: 50, discount: 3 }],
    ['less than half a cent', line(0.49, 1, 3), { items: 49, discount: 1 }],
  ])('of %s', (_what, counted, sums) => {
    expect(sumsOfLine(counted)).toEqual(sums);
  });
});

describe('the sums of a cart', () => {
  it.each([
    ['nothing', [], 0, { items: 0, discount: 0, coupon: 0, delivery: 0, total: 0 }],
    ['what ships free', [line(20, 2, 10)], 0, { items: 4000, discount: 400, coupon: 0, delivery: 0, total: 3600 }],
    [
      'one product that does not ship free',
      [line(20, 2, 10), line(10, 1, 20, false)],
      0,
      { items: 5000, discount: 600, coupon: 0, delivery: 590, total: 4990 },
    ],
    [
      'a coupon on what is left, not on delivery',
      [line(10, 1, 20, false)],
      50,
      { items: 1000, discount: 200, coupon: 400, delivery: 590, total: 990 },
    ],
  ])('of %s', (_what, lines, coupon, sums) => {
    expect(sumsOfCart(lines, coupon)).toEqual(sums);
  });

  const anyLine = fc.record({
    price: fc.integer({ min: 1, max: 999_999 }).map((cents) => cents / 100),
    qty: fc.integer({ min: 1, max: 10 }),
    discountPercentage: fc.integer({ min: 3, max: 20 }),
    hasFreeShipping: fc.boolean(),
  });

  it('are whole cents that add up, and never owe the buyer', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 30 }), fc.integer({ min: 0, max: 100 }), (lines, coupon) => {
        const sums = sumsOfCart(lines, coupon);
        for (const amount of Object.values(sums)) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        expect(sums.items - sums.discount - sums.coupon + sums.delivery).toBe(sums.total);
        expect(sums.delivery).toBe(lines.some(({ hasFreeShipping }) => !hasFreeShipping) ? deliveryCharge : 0);
      }),
    );
  });
});
