import { expect, it } from 'vitest';
import { monthDays, sheetDays, sheetMonth, sheetWeeks, sheetYear } from './month.rules';

it('a month has the weeks that it touches, from their Mondays', () => {
  expect(sheetMonth('2030-06')).toEqual({
    month: '2030-06',
    firstDay: '2030-06-01',
    lastDay: '2030-06-30',
    weeks: ['2030-05-27', '2030-06-03', '2030-06-10', '2030-06-17', '2030-06-24'],
  });
  // July 2030 begins on a Monday, September ends on one.
  expect(sheetMonth('2030-07').weeks[0]).toBe('2030-07-01');
  expect(sheetMonth('2030-09').weeks.at(-1)).toBe('2030-09-30');
});

it('a year is counted like a month', () => {
  const { weeks, ...year } = sheetYear(2030);
  expect(year).toEqual({ month: '2030', firstDay: '2030-01-01', lastDay: '2030-12-31' });
  expect([weeks[0], weeks.at(-1), weeks.length]).toEqual(['2029-12-31', '2030-12-30', 53]);
});

it('days are counted with the whole weeks to which they belong, or by themselves', () => {
  expect(sheetWeeks('2030-06-05', '2030-06-10')).toEqual({
    month: '2030-06',
    firstDay: '2030-06-03',
    lastDay: '2030-06-16',
    weeks: ['2030-06-03', '2030-06-10'],
  });
  expect(sheetDays('2030-06-05', '2030-06-10')).toEqual({
    month: '2030-06-05 2030-06-10',
    firstDay: '2030-06-05',
    lastDay: '2030-06-10',
    weeks: ['2030-06-03', '2030-06-10'],
  });
});

it('has its own days', () => {
  expect(monthDays(sheetDays('2030-06-29', '2030-07-01'))).toEqual(['2030-06-29', '2030-06-30', '2030-07-01']);
});
