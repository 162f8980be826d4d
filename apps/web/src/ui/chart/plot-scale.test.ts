import { expect, it } from 'vitest';
import { apart, extremesOf, nearestPoint, pilesOf, placesOf, ticksOf } from './plot-scale';

const earned = { name: 'Earned', shape: 'bars', data: [100, 60] } as const;
const spent = { name: 'Spent', shape: 'bars', data: [-40, 20] } as const;
const budget = { name: 'Budget', shape: 'line', data: [130, 90] } as const;

it('piles bars up and down from zero', () => {
  expect(pilesOf([earned, spent, budget], 2)).toEqual([
    [
      { series: 0, from: 0, to: 100 },
      { series: 1, from: 0, to: -40 },
    ],
    [
      { series: 0, from: 0, to: 60 },
      { series: 1, from: 60, to: 80 },
    ],
  ]);
});

it.each([
  ['bars and a line', [earned, spent, budget], [-40, 130]],
  ['a line alone, which need not begin at zero', [budget], [90, 130]],
  ['an area, which does', [{ ...budget, shape: 'area' } as const], [0, 130]],
  ['nothing', [], [0, 0]],
])('knows how far %s reach', (_what, series, reach) => {
  expect(extremesOf(series, 2)).toEqual(reach);
});

it.each([
  [0, 85, [0, 25, 50, 75, 100]],
  [-135, 260, [-200, -100, 0, 100, 200, 300]],
  [41_600, 48_400, [40_000, 42_000, 44_000, 46_000, 48_000, 50_000]],
  [0, 0.6, [0, 0.2, 0.4, 0.6]],
  [0, 0, [0]],
])('%d to %d is read at round values', (least, most, ticks) => {
  expect(ticksOf(least, most)).toEqual(ticks);
});

const frame = {
  width: 400,
  height: 220,
  count: 4,
  low: 0,
  high: 100,
  room: { start: 40, end: 0, top: 10, bottom: 10 },
};

it('places points from the start of reading on, and mirrors them', () => {
  const ltr = placesOf({ ...frame, hasBars: true, isRtl: false });
  const rtl = placesOf({ ...frame, hasBars: true, isRtl: true });

  expect([ltr.x(0), ltr.x(3), ltr.y(0), ltr.y(100)]).toEqual([85, 355, 210, 10]);
  expect([rtl.x(0), rtl.x(3), rtl.begin, rtl.end]).toEqual([315, 45, 360, 0]);
  expect([nearestPoint(ltr, 4, 60), nearestPoint(rtl, 4, 60)]).toEqual([0, 3]);
});

it('lets lines reach both ends', () => {
  const places = placesOf({ ...frame, hasBars: false, isRtl: false });
  expect([places.x(0), places.x(3)]).toEqual([40, 400]);
});

it('keeps texts apart in their order', () => {
  expect(apart([50, 48, 10], 16)).toEqual([64, 48, 10]);
});
