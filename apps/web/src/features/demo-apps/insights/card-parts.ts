import { formatCount, kFormat } from '#platform/format-count';
import type { ChartData, ChartSeries } from '#ui/chart/chart-data';
import { analyticsWords } from './analytics.words';

export const exactly = (value: number) => formatCount(value);
export const percent = (value: number) => analyticsWords.say('percent', { value });

interface Drawn {
  labels: string[];
  series: { name: string; data: number[] }[];
}

/** A ring chart of the points as shares of a whole. */
export const ring = ({ labels, series }: Drawn): ChartData => ({
  kind: 'ring',
  labels,
  series,
  tell: exactly,
  short: kFormat,
});

/** A plot of the points over their labels; each series has its own shape. */
export const plot = ({ labels, series }: Drawn, ...shapes: NonNullable<ChartSeries['shape']>[]): ChartData => ({
  kind: 'plot',
  labels,
  series: series.map((one, at) => ({ ...one, shape: shapes[at] ?? 'line' })),
  tell: exactly,
  short: kFormat,
});

/** A number, abbreviated and in full. */
export const count = (label: string, value: number) => ({ label, value: kFormat(value), exact: exactly(value) });
export const sumOf = ({ series }: Drawn) => (series[0]?.data ?? []).reduce((sum, value) => sum + value, 0);
