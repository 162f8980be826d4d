import { describe, expect, it } from 'vitest';
import { annualLeaveDays } from './annual-leave';
import { euFloor } from './packs/eu-wtd-2003-88';
import { greekHotels2025 } from './packs/gr-hotel-2025-10-17';

describe('days of annual leave', () => {
  it.each([
    ['one month of the first year', [5, 1, 1, 0, 0], 2],
    ['seven months of the first year', [5, 1, 7, 0, 0], 12],
    ['a whole first year, six days', [6, 1, 12, 0, 0], 24],
    ['half a first year after twelve years elsewhere', [6, 1, 6, 0, 12], 15],
    ['second year', [5, 2, 12, 1, 1], 21],
    ['second year, left after seven months', [5, 2, 7, 1, 1], 21],
    ['second year, six days', [6, 2, 12, 1, 1], 25],
    ['nine years here, eleven in all', [5, 10, 12, 9, 11], 22],
    ['ten years here', [5, 11, 12, 10, 10], 25],
    ['twenty-five years in all', [6, 20, 12, 19, 25], 31],
  ] as const)('%s', (_, [weekDays, year, months, same, total], days) => {
    const record = {
      weekDays,
      calendarYearWithEmployer: year,
      monthsWorkedInYear: months,
      yearsSameEmployer: same,
      yearsTotal: total,
    };

    expect(annualLeaveDays(record, greekHotels2025)).toBe(days);
  });
});

it('are four weeks by the European floor', () => {
  const record = {
    weekDays: 5,
    calendarYearWithEmployer: 8,
    monthsWorkedInYear: 12,
    yearsSameEmployer: 7,
    yearsTotal: 30,
  };

  expect(annualLeaveDays(record, euFloor)).toBe(20);
});
