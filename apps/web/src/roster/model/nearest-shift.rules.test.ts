import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import { dayRange } from './day-range.rules';
import type { GridModel } from './grid-model.rules';
import { nearestShift } from './nearest-shift.rules';

const range = dayRange(createZone('Europe/Athens'), { start: '2026-11-16', days: 7 });
const day = 24 * 3_600_000;
const nearest = (...starts: [employee: number, start: number][]) =>
  nearestShift(
    {
      bars: starts.map(([resourceId, start]) => ({ resourceId, start })),
      employees: [{ id: 1 }, { id: 2 }],
    } as unknown as GridModel,
    range,
  );
const [before, after] = [(days: number) => range.start - days * day, (days: number) => range.end + days * day];

it.each<[string, [number, number][], number | undefined]>([
  ['none without shifts', [], undefined],
  ['none of people who are not listed', [[3, before(1)]], undefined],
  [
    'the latest before',
    [
      [1, before(3)],
      [2, before(2)],
      [1, before(4)],
    ],
    before(2),
  ],
  [
    'the earliest after',
    [
      [1, after(3)],
      [2, after(2)],
      [1, after(4)],
    ],
    after(2),
  ],
  [
    'the one after, if it is nearer',
    [
      [1, before(3)],
      [2, after(2)],
    ],
    after(2),
  ],
  [
    'the one before, if it is nearer',
    [
      [1, before(2)],
      [2, after(3)],
    ],
    before(2),
  ],
  [
    'the first of two as near',
    [
      [1, before(2)],
      [2, after(2)],
    ],
    before(2),
  ],
  [
    'what begins when the days end',
    [
      [1, before(1)],
      [2, after(0)],
    ],
    after(0),
  ],
])('finds %s', (_which, starts, expected) => {
  expect(nearest(...starts)).toBe(expected);
});
