import { describe, expect, it } from 'vitest';
import { addSpan, coverPieces, cutByDay, noon, type Steps } from './cover-steps.rules';

type Span = [start: number, end: number, people: number];
const steps = (...spans: Span[]): Steps => {
  const all: Steps = new Map();
  for (const [start, end, people] of spans) addSpan(all, start, end, people);
  return all;
};
const pieces = (needed: Span[], planned: Span[] = [], range = { start: 0, end: 100 }) =>
  coverPieces(steps(...needed), [steps(...planned)], range).map((one) => [
    one.start,
    one.end,
    `${one.planned}/${one.needed}`,
  ]);

it.each([
  ['ends when it begins', 10, 10],
  ['ends before it begins', 10, 5],
])('a span that %s adds nothing', (_what, start, end) => {
  expect(steps([start, end, 1])).toEqual(new Map());
});

describe('what is planned over what is needed', () => {
  it('is cut where either changes, and left out where there is neither', () => {
    expect(
      pieces(
        [[10, 20, 2]],
        [
          [15, 30, 1],
          [40, 50, 1],
        ],
      ),
    ).toEqual([
      [10, 15, '0/2'],
      [15, 20, '1/2'],
      [20, 30, '1/0'],
      [40, 50, '1/0'],
    ]);
  });

  it('is one piece where people take turns', () => {
    expect(
      pieces(
        [
          [10, 20, 1],
          [20, 30, 1],
        ],
        [
          [10, 15, 1],
          [15, 30, 1],
        ],
      ),
    ).toEqual([[10, 30, '1/1']]);
  });

  it('is two pieces with a break between, or when another number is needed or planned', () => {
    expect(
      pieces([
        [10, 20, 1],
        [21, 30, 1],
      ]),
    ).toHaveLength(2);
    expect(
      pieces([
        [10, 20, 1],
        [20, 30, 2],
      ]),
    ).toHaveLength(2);
    expect(pieces([[10, 30, 1]], [[20, 30, 1]])).toHaveLength(2);
  });

  it('is cut at the edges of the range', () => {
    expect(
      pieces(
        [
          [0, 40, 1],
          [90, 95, 1],
        ],
        [[35, 40, 1]],
        { start: 10, end: 30 },
      ),
    ).toEqual([[10, 30, '0/1']]);
    expect(
      pieces(
        [
          [0, 10, 1],
          [30, 40, 1],
        ],
        [],
        { start: 10, end: 30 },
      ),
    ).toEqual([]);
  });

  it('adds up several plans', () => {
    const [published, drafted] = [steps([10, 20, 1]), steps([10, 20, -1], [15, 20, 2])];
    expect(coverPieces(new Map(), [published, drafted], { start: 0, end: 100 })).toEqual([
      { start: 15, end: 20, needed: 0, planned: 2 },
    ]);
  });
});

describe('what goes on into the next day', () => {
  const [first, second, third] = [0, 2 * noon, 4 * noon];
  const cut = (start: number, end: number) =>
    cutByDay([{ start, end, people: 1 }], [first, second, third]).map((one) => [one.start, one.end, one.people]);

  it.each([
    ['stays whole when it ends before noon', [noon, second + noon - 1], [[noon, second + noon - 1, 1]]],
    [
      'is cut at midnight when it goes on to noon',
      [noon, second + noon],
      [
        [noon, second, 1],
        [second, second + noon, 1],
      ],
    ],
    ['is not cut where a day begins with it', [second, third], [[second, third, 1]]],
    [
      'is cut at each midnight',
      [1, third + noon],
      [
        [1, second, 1],
        [second, third, 1],
        [third, third + noon, 1],
      ],
    ],
  ] as const)('%s', (_what, [start, end], parts) => {
    expect(cut(start, end)).toEqual(parts);
  });
});
