import { expect, it } from 'vitest';
import { isFindingOn, isItemOn, listedOn } from './listed-on.rules';

const moves = { since: null, until: '2030-06-10' };
const isOn = listedOn([
  { employeeId: 1 },
  { employeeId: 2, listed: [moves] },
  { employeeId: 3, listed: [{ since: '2030-06-10', until: null }] },
  { employeeId: 4, listed: [moves, { since: '2030-06-20', until: null }] },
]);

it('lists somebody on all days, or since one until before another, and nobody else', () => {
  const days = ['2030-06-09', '2030-06-10', '2030-06-20'];
  const on = (employee: number) => days.map((day) => isOn(employee, day));
  expect(on(1)).toEqual([true, true, true]);
  expect(on(2)).toEqual([true, false, false]);
  expect(on(3)).toEqual([false, true, true]);
  expect(on(4)).toEqual([true, false, true]);
  expect(on(5)).toEqual([false, false, false]);
});

it('has leave on each of its days, and work on the day on which it begins', () => {
  const item = { employeeId: 3, allDay: true, firstDay: '2030-06-08', lastDay: '2030-06-10' };
  expect(isItemOn(isOn, item)).toBe(true);
  expect(isItemOn(isOn, { ...item, lastDay: '2030-06-09' })).toBe(false);
  expect(isItemOn(isOn, { ...item, allDay: false, firstDay: '2030-06-09' })).toBe(false);
  expect(isItemOn(isOn, { ...item, employeeId: 2, firstDay: '2030-06-09' })).toBe(true);
  expect(isItemOn(isOn, { ...item, employeeId: 2, firstDay: '2030-06-10' })).toBe(false);
});

it('has a finding about shifts on their day, and one about a week for everybody', () => {
  const finding = { employeeId: 2, day: '2030-06-10', shifts: [7] };
  expect(isFindingOn(isOn)(finding)).toBe(false);
  expect(isFindingOn(isOn)({ ...finding, day: '2030-06-09' })).toBe(true);
  expect(isFindingOn(isOn)({ ...finding, shifts: [] })).toBe(true);
});
