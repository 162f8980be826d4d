import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay, datesFrom, dayNumber, daysBetween, isLocalDate, wallTime } from './local-date';
import { anyDay } from './test/zones';

it.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['1900-02-28', -25_509],
  ['1900-03-01', -25_508],
  ['2000-02-29', 11_016],
  ['2026-03-29', 20_541],
  ['2199-12-31', 84_005],
])('%s is day %d', (date, day) => {
  expect(dayNumber(date)).toBe(day);
  expect(dateOfDay(day)).toBe(date);
});

it.each(['2026-02-30', '2100-02-29', '2026-13-01', '2026-00-10', '2026-2-3', '20260203', '2026-02-03T00:00', ' ', ''])(
  'takes “%s” for no date',
  (text) => {
    expect(isLocalDate(text)).toBe(false);
    expect(() => dayNumber(text)).toThrow(RangeError);
  },
);

it('goes on before the year 1 and after 9999', () => {
  expect(addDays('0001-01-01', -1)).toBe('0000-12-31');
  expect(addDays('0000-01-01', -1)).toBe('-000001-12-31');
  expect(addDays('9999-12-31', 1)).toBe('+010000-01-01');
  expect(daysBetween('9999-12-31', '+010000-01-01')).toBe(1);
  expect(isLocalDate('+010000-01-01')).toBe(false);
});

it('refuses part of a day', () => {
  expect(() => dateOfDay(0.5)).toThrow(RangeError);
  expect(() => dateOfDay(Number.NaN)).toThrow(RangeError);
});

it('lists dates in a row', () => {
  expect(datesFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(datesFrom('2028-02-28', 0)).toEqual([]);
});

it('writes a wall time as UTC would show it', () => {
  expect(wallTime('2026-10-25')).toBe(Date.parse('2026-10-25T00:00Z'));
  expect(wallTime('2026-10-25', 1530)).toBe(Date.parse('2026-10-26T01:30Z'));
  expect(wallTime('2026-10-25', -0.5)).toBe(Date.parse('2026-10-24T23:59:30Z'));
});

describe('agrees with Temporal', () => {
  const start = Temporal.PlainDate.from('1970-01-01');

  it('on the date of a day and the day of a date', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const date = start.add({ days: day }).toString();

        expect(dateOfDay(day)).toBe(date);
        expect(dayNumber(date)).toBe(day);
      }),
    );
  });

  it('on dates some days apart', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -100_000, max: 100_000 }), (day, days) => {
        const from = start.add({ days: day });
        const to = from.add({ days }).toString();

        expect(addDays(from.toString(), days)).toBe(to);
        expect(daysBetween(from.toString(), to)).toBe(days);
      }),
    );
  });

  it('on what is a date', () => {
    const two = fc.integer({ min: 0, max: 40 }).map((number) => String(number).padStart(2, '0'));
    const text = fc.tuple(fc.integer({ min: 1900, max: 2199 }), two, two).map((parts) => parts.join('-'));
    fc.assert(
      fc.property(text, (date) => {
        expect(isLocalDate(date)).toBe(isDateOfTemporal(date));
      }),
      { numRuns: 500 },
    );
  });
});

function isDateOfTemporal(text: string): boolean {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString() === text;
  } catch {
    return false;
  }
}
