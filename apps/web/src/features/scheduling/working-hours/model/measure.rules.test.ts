import type { HourSums } from '@horae/contract/scheduling/hour-rows';
import { expect, it } from 'vitest';
import { heatOf, isDelivered, isKnownOn, isMarked, totalOf, valueAt } from './measure.rules';

const sums: HourSums = {
  people: 3,
  open: 0,
  planned: [480, 0],
  declared: [],
  actual: [505, 30],
  overtime: [],
  heads: [1, 0],
  total: { planned: 480, declared: 0, actual: 535, overtime: 0, heads: 1 },
};

it('tells a difference with its sign, and zero where a list is empty', () => {
  expect(valueAt(sums, 'variance', 0)).toBe(25);
  expect(valueAt(sums, 'variance', 1)).toBe(30);
  expect(valueAt(sums, 'declared-variance', 0)).toBe(-480);
  expect(valueAt(sums, 'overtime', 1)).toBe(0);
  expect(totalOf(sums, 'variance')).toBe(55);
  expect(totalOf(sums, 'heads')).toBe(1);
});

it.each([
  ['planned', false, false, true],
  ['declared', false, true, false],
  ['declared-variance', true, false, true],
  ['actual', true, false, false],
  ['variance', false, true, true],
] as const)('%s with declarations %s and clock %s is delivered: %s', (measure, hasDeclared, hasActual, is) => {
  expect(isDelivered(measure, { hasDeclared, hasActual })).toBe(is);
});

it('knows the clock of today, and judges only days that are over', () => {
  const on = (day: string) => [isKnownOn('actual', day, '2026-11-21'), isKnownOn('variance', day, '2026-11-21')];

  expect(on('2026-11-20')).toEqual([true, true]);
  expect(on('2026-11-21')).toEqual([true, false]);
  expect(on('2026-11-22')).toEqual([false, false]);
  expect(isKnownOn('planned', '2026-11-30', '2026-11-21')).toBe(true);
});

it('warms in six steps', () => {
  expect([0, 1, 20, 21, 99, 100].map((value) => heatOf(value, 100))).toEqual([0, 1, 1, 2, 5, 5]);
  expect(heatOf(5, 0)).toBe(0);
});

it('marks what is more than the threshold for each person', () => {
  expect(isMarked(-16, 1, 15)).toBe(true);
  expect(isMarked(15, 1, 15)).toBe(false);
  expect(isMarked(30, 2, 15)).toBe(false);
  expect(isMarked(1, 0, 0)).toBe(true);
});
