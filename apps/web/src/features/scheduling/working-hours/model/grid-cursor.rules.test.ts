import { expect, it } from 'vitest';
import { footRow, moved } from './grid-cursor.rules';

const shape = { rows: 20, columns: 9, page: 10 };
const middle = { row: 5, column: 4 };

it.each([
  ['ArrowDown', false, { row: 6, column: 4 }],
  ['ArrowUp', false, { row: 4, column: 4 }],
  ['ArrowRight', false, { row: 5, column: 5 }],
  ['ArrowLeft', false, { row: 5, column: 3 }],
  ['PageDown', false, { row: 15, column: 4 }],
  ['PageUp', false, { row: 0, column: 4 }],
  ['Home', false, { row: 5, column: 0 }],
  ['End', false, { row: 5, column: 8 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: footRow, column: 8 }],
])('%s, with Ctrl %s', (key, isCtrl, place) => {
  expect(moved(middle, key, isCtrl, shape)).toEqual(place);
});

it('stays inside and reaches the sums at the foot', () => {
  expect(moved({ row: 19, column: 8 }, 'ArrowDown', false, shape)).toEqual({ row: footRow, column: 8 });
  expect(moved({ row: footRow, column: 8 }, 'ArrowRight', false, shape)).toEqual({ row: footRow, column: 8 });
  expect(moved({ row: footRow, column: 0 }, 'ArrowUp', false, shape)).toEqual({ row: 19, column: 0 });
  expect(moved({ row: 0, column: 0 }, 'ArrowUp', false, shape)).toEqual({ row: 0, column: 0 });
  expect(moved(middle, 'x', false, shape)).toBeNull();
});
