import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CountedLine, centsOf, moneyText, sumsOf, sumsOfLine } from './invoice-sums';

const line = (cost: number, quantity: number, discount = 0, tax1 = 0, tax2 = 0): CountedLine => ({
  cost,
  quantity,
  discount,
  tax1,
  tax2,
});
const decimals = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100);
const anyLine = fc.record({
  cost: decimals(999_999),
  quantity: decimals(1000),
  discount: decimals(100),
  tax1: decimals(100),
  tax2: decimals(100),
});

describe('the sums of an invoice', () => {
  it.each([
    ['discount before tax', line(100, 2, 10, 24), [20_000, 2000, 4320, 22_320]],
    ['two taxes on the same amount', line(100, 1, 0, 13, 0.5), [10_000, 0, 1350, 11_350]],
    ['half a cent up', line(0.05, 1, 50), [5, 3, 0, 2]],
    ['numbers that are not exact in binary', line(1.1, 3), [330, 0, 0, 330]],
    ['a part of a quantity', line(8.35, 1.15), [960, 0, 0, 960]],
    ['everything off', line(19.99, 3, 100, 24), [5997, 5997, 0, 0]],
    ['the largest line', line(999_999.99, 1000, 0, 100, 100), [99_999_999_000, 0, 199_999_998_000, 299_999_997_000]],
  ])('%s', (_what, one, [subtotal, discount, tax, total]) => {
    expect(sumsOfLine(one)).toEqual({ subtotal, discount, tax, total });
  });

  it('are whole cents that add up', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 20 }), (lines) => {
        const { subtotal, discount, tax, total } = sumsOf(lines);

        expect(total).toBe(subtotal - discount + tax);
        expect(total).toBe(lines.reduce((sum, one) => sum + sumsOfLine(one).total, 0));
        expect([subtotal, discount, tax, total].every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
      }),
    );
  });

  it('agree with exact fractions', () => {
    const exact = (cents: bigint, percent: number) => (cents * BigInt(Math.round(percent * 100)) + 5000n) / 10_000n;
    fc.assert(
      fc.property(anyLine, (one) => {
        const subtotal = (BigInt(Math.round(one.cost * 100)) * BigInt(Math.round(one.quantity * 100)) + 50n) / 100n;
        const left = subtotal - exact(subtotal, one.discount);

        expect(BigInt(sumsOfLine(one).total)).toBe(left + exact(left, one.tax1) + exact(left, one.tax2));
      }),
    );
  });
});

describe('money as text', () => {
  it.each([
    [72_400, '$724'],
    [-20_500, '-$205'],
    [125_050, '$1,250.50'],
    [0, '$0'],
    [5, '$0.05'],
    [123_456_789_00, '$123,456,789'],
  ])('%d cents are %s', (cents, text) => {
    expect(moneyText(cents)).toBe(text);
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(centsOf(moneyText(cents))).toBe(cents);
      }),
    );
  });
});
