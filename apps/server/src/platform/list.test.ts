import { describe, expect, it } from 'vitest';
import { amountOf, holdsText, isChoice, pageOf, sortedBy } from './list';

const sorted = (values: (string | number | null | undefined)[], direction?: 'asc' | 'desc', ties?: 'asc' | 'desc') =>
  sortedBy(
    values.map((value, index) => ({ id: index + 1, value })),
    ({ value }) => value,
    direction,
    ties,
  ).map(({ id }) => id);

describe('a sorted list', () => {
  it.each<[string, (string | number | null | undefined)[], number[], number[]]>([
    ['numbers by value', [10, 9, -1], [3, 2, 1], [1, 2, 3]],
    ['text lower-cased', ['b', 'A', 'a', 'B'], [2, 3, 1, 4], [1, 4, 2, 3]],
    ['digits as text', ['10', '9'], [1, 2], [2, 1]],
    ['Greek after Latin, accents after letters', ['ω', 'z', 'ά', 'Α'], [2, 3, 4, 1], [1, 4, 3, 2]],
    ['missing values last in both directions', [null, 'b', undefined, 'a'], [4, 2, 1, 3], [2, 4, 1, 3]],
    ['an empty text first', ['a', ''], [2, 1], [1, 2]],
    ['a prefix before the whole', ['ab', 'a', '😀b', '😀'], [2, 1, 4, 3], [3, 4, 1, 2]],
    ['text by code point, not by UTF-16 unit', ['😀', '\uff61'], [2, 1], [1, 2]],
    ['equal values by id in both directions', ['x', 'X', 'x'], [1, 2, 3], [1, 2, 3]],
  ])('has %s', (_what, values, up, down) => {
    expect([sorted(values), sorted(values, 'desc')]).toEqual([up, down]);
  });

  it('sorts equal and missing values by descending id if the call says so', () => {
    expect(sorted(['x', null, 'x', null], 'asc', 'desc')).toEqual([3, 1, 4, 2]);
    expect(sorted(['x', null, 'x', null], 'desc', 'desc')).toEqual([3, 1, 4, 2]);
  });
});

describe('an amount', () => {
  it.each([
    ['$724', 724],
    ['-$205', -205],
    ['$1,250.50', 1250.5],
    ['-$1,000,000.01', -1_000_000.01],
    [0, 0],
  ])('of %s is %d', (money, amount) => {
    expect(amountOf(money)).toBe(amount);
  });
});

describe('a text', () => {
  it.each<[string, (string | number | null)[], boolean]>([
    ['', [null], true],
    ['ΏΡΕΣ', ['οι ώρες του μήνα'], true],
    ['ώρεσ', ['ΏΡΕΣ'], true],
    ['ωρες', ['ώρες'], false],
    ['ÉTÉ', ['un été'], true],
    ['03', [5036], true],
    ['a_c', ['abc'], false],
    ['a_c', ['xa_cx'], true],
    ['b', [null, 'ab'], true],
    ['ab', ['a', 'b'], false],
  ])('searching for %j in %j: %s', (q, fields, isHeld) => {
    expect(holdsText(q, fields)).toBe(isHeld);
  });
});

it.each([
  ['Past Due', 'past due', true],
  ['Past', 'Past Due', false],
  [undefined, 'anything', true],
])('filtering by %j with the value %j: %s', (choice, value, isChosen) => {
  expect(isChoice(choice, value)).toBe(isChosen);
});

it('a page is a slice of the list, and empty past its end', () => {
  expect([1, 2, 3].map((page) => pageOf(['a', 'b', 'c'], { page, perPage: 2 }))).toEqual([['a', 'b'], ['c'], []]);
});
