import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { dateOfDay } from './local-date';
import { addMonths, firstOfMonth, lastOfMonth } from './month';
import { anyDay } from './test/zones';

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-05-31', 0, '2026-05-31'],
])('%s and %d months is %s', (date, months, moved) => {
  expect(addMonths(date, months)).toBe(moved);
});

it('knows the ends of a month', () => {
  expect([firstOfMonth('2028-02-10'), lastOfMonth('2028-02-10')]).toEqual(['2028-02-01', '2028-02-29']);
  expect([firstOfMonth('2026-12-31'), lastOfMonth('2026-12-31')]).toEqual(['2026-12-01', '2026-12-31']);
  expect(() => lastOfMonth('2026-13-01')).toThrow(RangeError);
});

describe('agrees with Temporal', () => {
  it('on dates some months apart and the ends of their months', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1500, max: 1500 }), (day, months) => {
        const date = Temporal.PlainDate.from(dateOfDay(day));

        expect(addMonths(date.toString(), months)).toBe(date.add({ months }).toString());
        expect(lastOfMonth(date.toString())).toBe(date.with({ day: date.daysInMonth }).toString());
      }),
      { numRuns: 500 },
    );
  });
});
