import { expect, it } from 'vitest';
import { datesFor, usualDates } from './unit-period.rules';

it.each([
  ['2026-11-21', { start: '2026-10-01', end: '2027-01-01' }],
  ['2026-01-31', { start: '2025-12-01', end: '2026-03-01' }],
  ['2026-12-01', { start: '2026-11-01', end: '2027-02-01' }],
])('the months around %s', (today, dates) => {
  expect(usualDates(today)).toEqual(dates);
});

it.each([
  ['inside the usual months nothing is named', { start: '2026-12-28', days: 4 }, null],
  ['past their end, whole months', { start: '2026-12-28', days: 7 }, { start: '2026-12-01', end: '2027-02-01' }],
  ['before their start', { start: '2026-09-28', days: 7 }, { start: '2026-09-01', end: '2026-11-01' }],
  ['far away', { start: '2028-02-01', days: 29 }, { start: '2028-02-01', end: '2028-03-01' }],
])('%s', (_, period, dates) => {
  expect(datesFor(period, '2026-11-21')).toEqual(dates);
});
