import { describe, expect, it } from 'vitest';
import { columnOfCursor, type GridShape, type KeyPress, moveBy, sectionOf } from './cursor';

const shape: GridShape = { strip: false, bodyRows: 20, foot: true, days: 7, total: true };
const page = { up: 10, down: 10 };
const from = { row: 5, column: 3 };

function press(keys: string): KeyPress {
  const parts = keys.split('+');
  return {
    key: parts.at(-1)!,
    ctrlKey: parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    metaKey: parts.includes('Meta'),
  };
}

describe('moveBy', () => {
  it.each([
    ['ArrowUp', [4, 3]],
    ['ArrowDown', [6, 3]],
    ['ArrowRight', [5, 4]],
    ['ArrowLeft', [5, 2]],
    ['Home', [5, 0]],
    ['End', [5, 8]],
    ['Ctrl+Home', [1, 0]],
    ['Ctrl+End', [20, 8]],
    ['Meta+End', [20, 8]],
    ['Alt+PageDown', [15, 3]],
    ['Alt+PageUp', [1, 3]],
    ['PageDown', undefined],
    ['Shift+ArrowDown', undefined],
    ['Ctrl+ArrowDown', undefined],
    ['Alt+ArrowLeft', undefined],
    ['a', undefined],
  ])('%s', (keys, expected) => {
    const to = moveBy(press(keys), from, shape, 'ltr', page);

    expect(to && [to.row, to.column]).toEqual(expected);
  });

  it('swaps left and right where the writing does', () => {
    expect(moveBy(press('ArrowRight'), from, shape, 'rtl', page)).toEqual({ row: 5, column: 2 });
    expect(moveBy(press('ArrowLeft'), from, shape, 'rtl', page)).toEqual({ row: 5, column: 4 });
  });

  it('stops at the edges', () => {
    expect(moveBy(press('ArrowUp'), { row: 0, column: 0 }, shape, 'ltr', page)).toEqual({ row: 0, column: 0 });
    expect(moveBy(press('ArrowDown'), { row: 21, column: 8 }, shape, 'ltr', page)).toEqual({ row: 21, column: 8 });
    expect(moveBy(press('ArrowRight'), { row: 21, column: 8 }, shape, 'ltr', page)).toEqual({ row: 21, column: 8 });
  });
});

it('names the sections from top to bottom', () => {
  const sections = [0, 1, 2, 20, 21].map((row) => sectionOf(row, { ...shape, strip: true, bodyRows: 19 }));

  expect(sections).toEqual(['head', 'strip', 'body', 'body', 'foot']);
});

describe('columnOfCursor', () => {
  const dates = ['2026-06-15', '2026-06-16', '2026-06-17'];

  it.each([
    ['its date', { column: 9, date: '2026-06-16' }, 2],
    ['the same place when the date left the range', { column: 3, date: '2026-06-10' }, 3],
    ['the last day when there are fewer', { column: 7, date: '2026-06-10' }, 3],
    ['the names', { column: 0 }, 0],
    ['the totals', { column: 8 }, 4],
  ])('stands at %s', (_, cursor, expected) => {
    expect(columnOfCursor({ section: 'body', ...cursor }, dates, true)).toBe(expected);
  });
});
