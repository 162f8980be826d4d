import { attributeToDays } from '@horae/working-time';
import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { hotelClock, secondOf } from './hotel-time';

// Offsets of whole, half and three-quarter hours, with and without summer time, and one with a half-hour summer time.
const zones = ['Europe/Athens', 'UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns'];
const second = fc.oneof(
  fc.integer({ min: 0, max: 4_102_444_800 }),
  // Around both clock changes in Athens.
  fc
    .constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z')
    .chain((change) =>
      fc.integer({ min: -7200, max: 7200 }).map((off) => Temporal.Instant.from(change).epochMilliseconds / 1000 + off),
    ),
);

it('formats every second like Temporal', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), second, (zone, at) => {
      const wall = Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(zone);
      expect(hotelClock(zone).format(at)).toBe(wall.toString({ timeZoneName: 'never', smallestUnit: 'second' }));
    }),
    { numRuns: 2000 },
  );
});

it('starts working days where the package splits them, even if a clock change skips or repeats the divide', () => {
  const day = fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-06-01');
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/Athens', 'UTC', 'America/St_Johns'),
      day,
      fc.integer({ min: 0, max: 1439 }),
      (zone, date, divideMinutes) => {
        const clock = hotelClock(zone);
        const after = Temporal.PlainDate.from(date).add({ days: 1 }).toString();
        const span = { from: clock.startOf(date) * 1000, to: clock.startOf(after) * 1000 };
        const share = attributeToDays(span, { zone, attribution: 'split', divideMinutes }).find(
          (one) => one.date === date,
        );
        expect(clock.dayStart(date, divideMinutes)).toBe(share!.from / 1000);
      },
    ),
    { numRuns: 500 },
  );
});

describe('a working day that starts at four', () => {
  const clock = hotelClock('Europe/Athens');

  it.each([
    ['before the clocks go forward', '2026-03-29T02:30+02:00', '2026-03-28'],
    ['right after', '2026-03-29T04:00+03:00', '2026-03-29'],
    ['half an hour later', '2026-03-29T04:30+03:00', '2026-03-29'],
    ['in the repeated hour', '2026-10-25T03:30+02:00', '2026-10-24'],
    ['after it', '2026-10-25T04:00+02:00', '2026-10-25'],
  ])('%s', (_, moment, day) => {
    expect(clock.dayOf(Date.parse(moment) / 1000, 240)).toBe(day);
  });
});

it.each([
  ['a day as its midnight', '2026-11-16', '2026-11-16T00:00:00+02:00'],
  ['a wall-clock time', '2026-07-16T07:00', '2026-07-16T07:00:00+03:00'],
  ['a skipped wall-clock time', '2026-03-29T03:30', '2026-03-29T04:30:00+03:00'],
  ['a time with an offset', '2026-07-16T07:00:00Z', '2026-07-16T10:00:00+03:00'],
])('reads %s', (_, text, moment) => {
  expect(hotelClock('Europe/Athens').format(secondOf(text, 'Europe/Athens'))).toBe(moment);
});
