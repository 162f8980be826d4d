import { expect, it } from 'vitest';
import { lastMonth, monthText, moveMonth } from './sheet-month';

it('goes over the year', () => {
  expect([lastMonth('2027-01-03'), moveMonth('2026-12', 1), monthText('2026-11')]).toEqual([
    '2026-12',
    '2027-01',
    'November 2026',
  ]);
});
