import { expect, it } from 'vitest';
import { columnsOf, hoursPeriod, movePeriod } from './period.rules';

it.each([
  ['week', '2026-11-21', { start: '2026-11-16', days: 7 }],
  ['month', '2026-02-10', { start: '2026-02-01', days: 28 }],
  ['quarter', '2026-11-21', { start: '2026-10-01', days: 92 }],
  ['quarter', '2026-01-01', { start: '2026-01-01', days: 90 }],
] as const)('the %s of %s', (kind, date, period) => {
  expect(hoursPeriod(kind, date)).toEqual(period);
});

it('moves by whole months and quarters over the end of a year', () => {
  expect(movePeriod('quarter', hoursPeriod('quarter', '2026-11-21'), 1)).toEqual({ start: '2027-01-01', days: 90 });
  expect(movePeriod('month', hoursPeriod('month', '2026-01-31'), -1)).toEqual({ start: '2025-12-01', days: 31 });
  expect(movePeriod('week', hoursPeriod('week', '2026-11-21'), -1)).toEqual({ start: '2026-11-09', days: 7 });
});

it('cuts weeks to the period and names them by their Thursday', () => {
  const columns = columnsOf(hoursPeriod('month', '2026-01-15'), 'week');

  expect(columns.map(({ key }) => key)).toEqual(['2026-W01', '2026-W02', '2026-W03', '2026-W04', '2026-W05']);
  expect(columns[0]).toEqual({ key: '2026-W01', start: '2026-01-01', end: '2026-01-05' });
  expect(columns.at(-1)).toEqual({ key: '2026-W05', start: '2026-01-26', end: '2026-02-01' });
  expect(columnsOf(hoursPeriod('week', '2027-01-02'), 'week')[0]!.key).toBe('2026-W53');
});

it('has a column for every day and every month', () => {
  expect(columnsOf(hoursPeriod('month', '2026-11-01'), 'day')).toHaveLength(30);
  expect(columnsOf(hoursPeriod('quarter', '2026-11-01'), 'month').map(({ key }) => key)).toEqual([
    '2026-10',
    '2026-11',
    '2026-12',
  ]);
});
