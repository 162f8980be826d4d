import type { HourRow } from '@horae/contract/scheduling/hour-rows';
import { expect, it } from 'vitest';
import { axisTicks, pileUp, reachOf, seriesOf } from './chart.rules';

const nodes = (count: number) => Array.from({ length: count }, (_, at) => ({ path: [at + 1] }) as HourRow);

it('shows up to six places by themselves', () => {
  const series = seriesOf(nodes(6), ({ path }) => [path[0]!], [21]);

  expect(series.map(({ values }) => values[0])).toEqual([1, 2, 3, 4, 5, 6]);
});

it('keeps the five largest of more, and what is left of the sum', () => {
  const series = seriesOf(nodes(8), ({ path }) => [path[0]!], [36]);

  expect(series.map(({ values }) => values[0])).toEqual([8, 7, 6, 5, 4, 6]);
  expect(series.at(-1)!.node).toBeNull();
});

it('piles up what is more above zero and what is less below', () => {
  const series = [
    { node: null, values: [60] },
    { node: null, values: [-20] },
    { node: null, values: [30] },
  ];
  const pieces = pileUp(series, 0);

  expect(pieces).toEqual([
    { series: 0, from: 0, to: 60 },
    { series: 1, from: -20, to: 0 },
    { series: 2, from: 60, to: 90 },
  ]);
  expect(reachOf([pieces, []])).toEqual({ least: -20, most: 90 });
});

it.each([
  [0, 10, [0, 5, 10]],
  [0, 172, [0, 50, 100, 150]],
  [-3, 9, [0, 5]],
  [-20, 30, [-20, 0, 20]],
  [0, 0.8, [0, 0.2, 0.4, 0.6000000000000001, 0.8]],
  [0, 0, [0]],
])('the axis from %d to %d has %j', (least, most, ticks) => {
  expect(axisTicks(least, most)).toEqual(ticks);
});
