import type { Cell, Sheet } from '@horae/sheet-file/sheet';
import { expect, it } from 'vitest';
import { gridSheet } from './grid-sheet.rules';

const sheetOf = (rows: Sheet['rows'], merged: Sheet['merged'] = []): Sheet => ({ name: 'Week', rows, merged });

it('has the blank lines of the file, and none after the last row', () => {
  const text: Cell = { kind: 'text', text: 'Rooms' };
  const { name, rows } = gridSheet(sheetOf([{ line: 3, cells: [null, text] }]));
  expect(name).toBe('Week');
  expect(rows).toEqual([[], [], [null, { kind: 'text', text: 'Rooms' }]]);
  expect(gridSheet(sheetOf([])).rows).toEqual([]);
});

it.each<[Cell, object]>([
  [
    { kind: 'number', text: '7.5' },
    { kind: 'number', number: 7.5 },
  ],
  [
    { kind: 'date', text: '2026-11-03' },
    { kind: 'date', date: '2026-11-03' },
  ],
  [
    { kind: 'time', text: '08:30' },
    { kind: 'date', minutes: 510 },
  ],
  [
    { kind: 'time', text: '00:00' },
    { kind: 'date', minutes: 0 },
  ],
  [
    { kind: 'moment', text: '2026-11-03T22:15' },
    { kind: 'date', date: '2026-11-03', minutes: 1335 },
  ],
])('%j is %j', (cell, read) => {
  expect(gridSheet(sheetOf([{ line: 1, cells: [cell] }])).rows).toEqual([[read]]);
});

it('counts the lines of merged cells from 0', () => {
  const { merged } = gridSheet(sheetOf([], [{ top: 1, bottom: 2, left: 3, right: 5 }]));
  expect(merged).toEqual([{ top: 0, bottom: 1, left: 3, right: 5 }]);
});
