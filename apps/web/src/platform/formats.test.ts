import { expect, it } from 'vitest';
import { kFormat } from './format-count';
import { formatDate, formatRange, formatSmart } from './format-date';
import { hoursFixed, hoursNumber, hoursText, hoursVariance, shownDifference } from './format-hours';
import { formatMoney } from './format-money';
import { formatSize } from './format-size';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0k'],
  [12_345, '12.3k'],
])('counts %i as %s', (count, text) => {
  expect(kFormat(count)).toBe(text);
});

it('writes a day in no zone and a moment in the hotel’s', () => {
  expect(formatDate('2025-06-16')).toBe('Jun 16, 2025');
  expect(formatDate('2025-06-16T22:30:00Z', 'Europe/Athens')).toBe('Jun 17, 2025');
});

it('says the time of what was today, else the date', () => {
  const now = new Date('2025-06-16T20:00:00Z');

  expect(formatSmart('2025-06-16T12:42:00Z', 'Europe/Athens', now)).toBe('15:42');
  expect(formatSmart('2025-06-15T12:42:00Z', 'Europe/Athens', now)).toBe('Jun 15, 2025');
  expect(formatSmart('2025-06-16T21:30:00Z', 'Europe/Athens', now)).toBe('Jun 17, 2025');
});

it.each([
  ['2025-06-16', '2025-06-22', 'Jun 16 – 22, 2025'],
  ['2025-06-30', '2025-07-06', 'Jun 30 – Jul 6, 2025'],
  ['2025-12-29', '2026-01-04', 'Dec 29, 2025 – Jan 4, 2026'],
  ['2025-06-16', '2025-06-16', 'Jun 16, 2025'],
])('%s to %s is %s', (first, last, text) => {
  expect(formatRange(first, last)).toBe(text);
});

it.each([
  [480, '8 h', '8', '8.00', '+8'],
  [450, '7 h 30 m', '7.5', '7.50', '+7.5'],
  [45, '45 m', '0.75', '0.75', '+0.75'],
  [0, '0 h', '0', '0.00', '0'],
  [-15, '−15 m', '−0.25', '−0.25', '−0.25'],
  [50, '50 m', '0.83', '0.83', '+0.83'],
])('%i minutes are %s, %s, %s, %s', (minutes, inText, inTable, inExport, asVariance) => {
  expect([hoursText(minutes), hoursNumber(minutes)]).toEqual([inText, inTable]);
  expect([hoursFixed(minutes), hoursVariance(minutes)]).toEqual([inExport, asVariance]);
});

it.each([
  [59.7, '1 h', '1'],
  [479.6, '8 h', '8'],
  [-0.4, '0 h', '0'],
  [119.5, '2 h', '2'],
])('%d minutes are whole ones: %s, %s', (minutes, inText, inTable) => {
  expect([hoursText(minutes), hoursNumber(minutes)]).toEqual([inText, inTable]);
});

it('a difference is that of the amounts shown', () => {
  for (let seconds = 0; seconds < 7200; seconds += 7) {
    const [some, other] = [11_700 - seconds / 60, 11_700];
    const shown = Math.round(some) - other;
    expect(shownDifference(some, other)).toBe(shown);
  }
  expect(hoursVariance(shownDifference(11_699.7, 11_700))).toBe('0');
});

it('leaves money as delivered and writes amounts in dollars', () => {
  expect([formatMoney('$3,171'), formatMoney(-205.5)]).toEqual(['$3,171', '-$205.50']);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [800_000, '800 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_250_000, '1.3 MB'],
  [10_485_760, '10.5 MB'],
])('says that %i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
