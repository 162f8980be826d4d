import { expect, it } from 'vitest';
import { isMonth, lastMonth, monthText, moveMonth } from './sheet-month';

it('goes over the year, and knows which months have a rule pack', () => {
  expect([lastMonth('2027-01-03'), moveMonth('2026-12', 1), monthText('2026-11')]).toEqual([
    '2026-12',
    '2027-01',
    'November 2026',
  ]);
  expect(['2026-11', '2026-13', '2021-06', '2021-07', '', undefined].map((text) => isMonth(text))).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});
