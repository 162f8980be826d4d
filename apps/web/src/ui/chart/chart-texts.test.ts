import { expect, it } from 'vitest';
import { type ChartData, isBlank } from './chart-data';
import { pointText, summaryOf } from './chart-texts';

const tell = (value: number) => value.toLocaleString('en-US');
const chart = (kind: ChartData['kind'], ...series: ChartData['series']): ChartData => ({
  kind,
  labels: ['Mon', 'Tue', 'Wed'],
  series,
  tell,
  short: String,
});

it('says of a plot how far each series reaches and where', () => {
  const data = chart('plot', { name: 'Earned', data: [1200, 900, 1500] }, { name: 'Spent', data: [-5, -80, -7] });

  expect(summaryOf('Revenue', data)).toBe(
    'Revenue: Earned from 900 (Tue) to 1,500 (Wed) and Spent from -80 (Tue) to -5 (Mon).',
  );
  expect(pointText(data, 1)).toBe('Tue: Earned 900; Spent -80');
});

it('says of a ring each part and its share', () => {
  expect(summaryOf('Orders', chart('ring', { name: 'Orders', data: [50, 30, 20] }))).toBe(
    'Orders: Mon 50 (50.0%), Tue 30 (30.0%), and Wed 20 (20.0%).',
  );
});

it.each([
  ['only zeros', [{ name: 'Orders', data: [0, 0, 0] }], true],
  ['no points', [{ name: 'Orders', data: [] }], true],
  ['no series', [], true],
  ['one value', [{ name: 'Orders', data: [0, 0, 1] }], false],
])('a chart of %s is blank: %s', (_what, series, blank) => {
  expect(isBlank(chart('plot', ...series))).toBe(blank);
});
