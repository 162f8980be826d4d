import { expect, it } from 'vitest';
import type { ShiftBar } from '#roster/model/bars.rules';
import { todayOf } from './today.rules';

const hour = 3_600_000;
const bar = (start: number, end: number, more: Partial<ShiftBar> = {}) =>
  ({
    id: start,
    start: start * hour,
    end: end * hour,
    clock: null,
    shift: { typeOfShift: 'Regular', status: 'planned' },
    ...more,
  }) as ShiftBar;
const day = { start: 0, end: 24 * hour };

function at(now: number, shifts: Record<number, ShiftBar[]>) {
  const today = todayOf(Object.keys(shifts).map(Number), (employee) => shifts[employee] ?? [], day, now * hour);
  return {
    now: today.now.map(({ employee }) => employee),
    next: today.next.map(({ employee }) => employee),
    off: today.off,
  };
}

it('counts a night that began yesterday as on now, and until it ends only', () => {
  const shifts = { 1: [bar(-2, 6)], 2: [bar(22, 30)] };

  expect(at(3, shifts)).toEqual({ now: [1], next: [2], off: [] });
  expect(at(6, shifts)).toEqual({ now: [], next: [2], off: [] });
  expect(at(23, shifts)).toEqual({ now: [2], next: [], off: [] });
});

it('counts a shift as on now from its first moment', () => {
  expect(at(8, { 1: [bar(8, 16)] })).toEqual({ now: [1], next: [], off: [] });
});

it.each([
  ['ends when the day begins', bar(-8, 0)],
  ['begins when the day ends', bar(24, 32)],
  ['begins later', bar(30, 36)],
])('has somebody off today whose shift %s', (_what, shift) => {
  expect(at(12, { 1: [shift] })).toEqual({ now: [], next: [], off: [1] });
});

it('keeps somebody who is still clocked in among those on now', () => {
  const shifts = { 1: [bar(6, 14, { clock: { start: 6 * hour, end: null } })] };

  expect(at(15, shifts).now).toEqual([1]);
});

it('lists those without work as off; on call, cancelled and absent are no work', () => {
  const idle = (shift: object) => [bar(8, 16, { shift: shift as ShiftBar['shift'] })];
  const shifts = {
    1: [],
    2: idle({ typeOfShift: 'OnCall', status: 'planned' }),
    3: idle({ typeOfShift: 'Regular', status: 'cancelled' }),
    4: idle({ typeOfShift: 'Regular', status: 'absent' }),
    5: [bar(6, 10)],
  };

  expect(at(12, shifts)).toEqual({ now: [], next: [], off: [1, 2, 3, 4] });
});

it('orders by who goes first and who comes first', () => {
  const shifts = { 1: [bar(8, 16)], 2: [bar(6, 14)], 3: [bar(18, 22)], 4: [bar(15, 20)] };

  expect(at(12, shifts)).toEqual({ now: [2, 1], next: [4, 3], off: [] });
});
