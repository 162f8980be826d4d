import { expect, it } from 'vitest';
import type { ShiftBar } from '../../model/bars.rules';
import type { GridRow } from '../../model/rows.rules';
import { changesOfDrag, type Drag } from './drag-changes.rules';
import { at, days, linesOf, planOf, shiftOf } from './test-plan';

const shift = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00');
const now = planOf(shift);
const item = { ...shift, shift } as unknown as ShiftBar;
const row = (id: number) => ({ id, kind: 'resource' }) as GridRow;
const group = { id: 'department 1', kind: 'group' } as GridRow;
const lines = (drag: Drag) => linesOf(changesOfDrag(now, drag, days));
const [start, end] = [at('2026-11-10T08:00'), at('2026-11-10T12:00')];

it('a bar that is moved goes to the person and the day on which it is dropped', () => {
  const moves = [{ item, row: row(8) }];
  expect(lines({ type: 'move', moves, days: 1, minutes: 0, isCopy: false })).toEqual([
    '11: 8 Regular 2026-11-11T07:00–2026-11-11T15:00',
  ]);
  expect(lines({ type: 'move', moves, days: 0, minutes: 30, isCopy: true })).toEqual([
    'new: 8 Regular 2026-11-10T07:30–2026-11-10T15:30',
  ]);
});

it('a bar whose end is dragged gets other times', () => {
  expect(lines({ type: 'resize', item, row: row(7), start, end })).toEqual([
    '11: 7 Regular 2026-11-10T08:00–2026-11-10T12:00',
  ]);
});

it('a bar that keys gave other times goes to its person with them, or is copied', () => {
  expect(lines({ type: 'resize', item, row: row(8), start, end })).toEqual([
    '11: 8 Regular 2026-11-10T08:00–2026-11-10T12:00',
  ]);
  expect(lines({ type: 'resize', item, row: row(8), start, end, isCopy: true })).toEqual([
    'new: 8 Regular 2026-11-10T08:00–2026-11-10T12:00',
  ]);
});

it('what is drawn is new work', () => {
  expect(lines({ type: 'draw', row: row(8), start, end })).toEqual([
    'new: 8 Regular 2026-11-10T08:00–2026-11-10T12:00',
  ]);
});

it('nothing is planned in a row that is of no person', () => {
  expect(lines({ type: 'move', moves: [{ item, row: group }], days: 1, minutes: 0, isCopy: false })).toEqual([]);
  expect(lines({ type: 'resize', item, row: group, start, end })).toEqual([]);
  expect(lines({ type: 'draw', row: group, start, end })).toEqual([]);
});
