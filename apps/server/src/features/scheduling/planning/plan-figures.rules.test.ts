import { describe, expect, it } from 'vitest';
import { daysItem, workItem } from '#roster/planned-item-fixture';
import { figuresOf, isWorkOn, sumOfFigures } from './plan-figures.rules';

const night = workItem('2030-06-04T22:00', '2030-06-05T06:00', { breakMinutes: 30 });

describe('work of some days', () => {
  it.each([
    ['a night that begins on the only day', night, '2030-06-04', '2030-06-04', true],
    ['a night that only ends on them', night, '2030-06-05', '2030-06-09', false],
    ['a night that begins after them', night, '2030-06-01', '2030-06-03', false],
    ['a night that begins on the last', night, '2030-06-01', '2030-06-04', true],
    ['training', { ...night, type: 'Training' as const }, '2030-06-04', '2030-06-04', true],
    ['overtime', { ...night, type: 'Overtime' as const }, '2030-06-04', '2030-06-04', true],
    ['time on call', { ...night, type: 'OnCall' as const }, '2030-06-04', '2030-06-04', false],
    ['a day off', daysItem('DayOff', '2030-06-04'), '2030-06-04', '2030-06-04', false],
    ['leave', daysItem('AnnualLeave', '2030-06-04'), '2030-06-04', '2030-06-04', false],
  ])('%s', (_which, item, first, last, isWork) => {
    expect(isWorkOn(item, { first, last })).toBe(isWork);
  });
});

describe('what a piece of work comes to', () => {
  const rates = { rateOn: (day: string) => (day === '2030-06-04' ? 9.333 : 50) };

  it('is its time without the break, by the rate of the day on which it begins, in whole cents', () => {
    // 450 minutes at 9.33 an hour
    expect(figuresOf(night, rates)).toEqual({ minutes: 450, cents: 6998, minutesWithoutRate: 0 });
  });

  it.each([
    ['without a rate on that day', { rateOn: () => null }],
    ['of a person without rates', undefined],
  ])('is only time %s', (_which, none) => {
    expect(figuresOf(night, none)).toEqual({ minutes: 450, cents: 0, minutesWithoutRate: 450 });
  });

  it('is nothing at a rate of nothing, which is a rate', () => {
    expect(figuresOf(night, { rateOn: () => 0 })).toEqual({ minutes: 450, cents: 0, minutesWithoutRate: 0 });
  });
});

it('adds up figures', () => {
  const figures = [
    { minutes: 60, cents: 900, minutesWithoutRate: 0 },
    { minutes: 30, cents: 0, minutesWithoutRate: 30 },
  ];
  expect(sumOfFigures(figures)).toEqual({ minutes: 90, cents: 900, minutesWithoutRate: 30 });
  expect(sumOfFigures([])).toEqual({ minutes: 0, cents: 0, minutesWithoutRate: 0 });
});
