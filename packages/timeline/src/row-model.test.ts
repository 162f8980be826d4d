import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { densities, rowHeight } from './metrics';
import { type TimelineRow, visibleRows } from './row';
import { createRowModel, groupAfter, groupAt, indexOfRow, remeasure, rowAt } from './row-model';
import { rangeAt } from './row-range';

const group = (id: string, level = 1): TimelineRow => ({ id, kind: 'group', level });
const resource = (id: string, level = 2): TimelineRow => ({ id, kind: 'resource', level });
const rows = [
  group('A'),
  resource('a1'),
  resource('a2'),
  group('B'),
  group('B1', 2),
  resource('b1', 3),
  resource('b2', 3),
  resource('c', 1),
];

describe('visibleRows', () => {
  it.each([
    [[], ['A', 'a1', 'a2', 'B', 'B1', 'b1', 'b2', 'c']],
    [['A'], ['A', 'B', 'B1', 'b1', 'b2', 'c']],
    [['B1'], ['A', 'a1', 'a2', 'B', 'B1', 'c']],
    [
      ['A', 'B'],
      ['A', 'B', 'c'],
    ],
    [
      ['B', 'B1'],
      ['A', 'a1', 'a2', 'B', 'c'],
    ],
  ])('with %j collapsed', (collapsed, expected) => {
    expect(visibleRows(rows, new Set(collapsed)).map(({ id }) => id)).toEqual(expected);
  });
});

describe('rowHeight', () => {
  const { comfortable, compact } = densities;

  it.each([
    ['one lane', resource('a'), 1, 2, comfortable, 44],
    ['an empty row', resource('a'), 0, 2, comfortable, 44],
    ['two lanes', resource('a'), 2, 2, comfortable, 76],
    ['more lanes than are drawn', resource('a'), 5, 2, comfortable, 94],
    ['all lanes', resource('a'), 3, Number.POSITIVE_INFINITY, comfortable, 108],
    ['compact', resource('a'), 1, 2, compact, 32],
    ['a group', group('A'), 0, 2, comfortable, 36],
    ['with extra height', { ...resource('a'), extraHeight: 16 }, 1, 2, comfortable, 60],
  ])('%s', (_, row, lanes, limit, metrics, expected) => {
    expect(rowHeight(row, lanes, limit, metrics)).toBe(expected);
  });
});

describe('the row model', () => {
  const heights: Record<string, number> = { A: 30, a1: 40, a2: 80, B: 30, B1: 30, b1: 40, b2: 40, c: 40 };
  const heightOf = ({ id }: TimelineRow) => heights[id]!;
  const model = createRowModel(rows, heightOf);

  it('knows where every row lies', () => {
    expect([...model.tops]).toEqual([0, 30, 70, 150, 180, 210, 250, 290, 330]);
    expect(model.height).toBe(330);
  });

  it.each([
    [-5, 0],
    [0, 0],
    [29.9, 0],
    [30, 1],
    [149, 2],
    [9999, 7],
  ])('at %d px is row %d', (y, index) => {
    expect(rowAt(model, y)).toBe(index);
  });

  it('is empty without rows', () => {
    const empty = createRowModel([], heightOf);

    expect(rowAt(empty, 0)).toBe(-1);
    expect(rangeAt(empty, 0, 500)).toEqual({ first: 0, last: -1 });
  });

  it('finds rows and groups', () => {
    expect([indexOfRow(model, 'b1'), indexOfRow(model, 'b1', 5), indexOfRow(model, 'gone')]).toEqual([5, 5, -1]);
    expect([groupAt(model, 2), groupAt(model, 3), groupAt(model, 6)]).toEqual([0, 3, 4]);
    expect([groupAfter(model, 0), groupAfter(model, 4)]).toEqual([3, -1]);
  });

  it('moves only what lies below a row that grew, and stays the same when none did', () => {
    const grown = remeasure(model, new Set(['a1']), (row) => heightOf(row) + 10);

    expect([...grown.tops]).toEqual([0, 30, 80, 160, 190, 220, 260, 300, 340]);
    expect(remeasure(model, new Set(['a1']), heightOf)).toBe(model);
  });

  it('finds for any height the row that holds it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 60 }),
        fc.nat(3000),
        (sizes, y) => {
          const many = sizes.map((_, i) => resource(`r${i}`));
          const model = createRowModel(many, ({ id }) => sizes[Number(String(id).slice(1))]!);

          const index = rowAt(model, y);

          if (y < model.height) expect(model.tops[index]! <= y && y < model.tops[index + 1]!).toBe(true);
          else expect(index).toBe(many.length - 1);
        },
      ),
    );
  });
});

it('draws four rows more on either side', () => {
  const many = Array.from({ length: 1000 }, (_, i) => resource(`r${i}`));
  const model = createRowModel(many, () => 40);

  expect(rangeAt(model, 4000, 400)).toEqual({ first: 96, last: 113 });
  expect(rangeAt(model, 0, 400)).toEqual({ first: 0, last: 13 });
  expect(rangeAt(model, 4000, 400, 0)).toEqual({ first: 100, last: 109 });
});
