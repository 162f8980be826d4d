import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dateOfDay } from './local-date';
import { anyDay } from './test/zones';
import { isoWeekOf, weekdayOf, weekdayOfDay, weekStartOf } from './week';

it.each([
  ['2026-03-23', 1, '2026-03-23', '2026-W13'],
  ['2026-03-29', 7, '2026-03-23', '2026-W13'],
  ['2027-01-03', 7, '2026-12-28', '2026-W53'],
  ['2027-01-04', 1, '2027-01-04', '2027-W01'],
  ['2029-12-31', 1, '2029-12-31', '2030-W01'],
])('%s is weekday %d of the week from %s, %s', (date, weekday, monday, week) => {
  expect(weekdayOf(date)).toBe(weekday);
  expect(weekStartOf(date)).toBe(monday);
  expect(isoWeekOf(date)).toBe(week);
});

it.each([
  [6, '2026-03-28'],
  [7, '2026-03-29'],
  [1, '2026-03-23'],
  [4, '2026-03-26'],
])('begins the week of a Sunday on weekday %d at %s', (firstWeekday, start) => {
  expect(weekStartOf('2026-03-29', firstWeekday)).toBe(start);
});

describe('agrees with Temporal', () => {
  it('on weekdays and weeks', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = Temporal.PlainDate.from(dateOfDay(day));

        expect(weekdayOf(date.toString())).toBe(date.dayOfWeek);
        expect(weekdayOfDay(day)).toBe(date.dayOfWeek);
        expect(weekStartOf(date.toString())).toBe(date.subtract({ days: date.dayOfWeek - 1 }).toString());
        expect(isoWeekOf(date.toString())).toBe(`${date.yearOfWeek}-W${String(date.weekOfYear).padStart(2, '0')}`);
      }),
      { numRuns: 500 },
    );
  });
});
