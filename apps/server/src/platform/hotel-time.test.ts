import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { hotelClock } from './hotel-time';

// Offsets of whole, half and three-quarter hours, with and without summer time; one that changes it by half an hour.
const zones = ['Europe/Athens', 'UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns'];
const second = fc.oneof(
  fc.integer({ min: 0, max: 4_102_444_800 }),
  // Around both changes of the clock in Athens.
  fc
    .constantFrom('2026-03-29T01:00Z', '2026-10-25T01:00Z')
    .chain((change) =>
      fc.integer({ min: -7200, max: 7200 }).map((off) => Temporal.Instant.from(change).epochMilliseconds / 1000 + off),
    ),
);

it('writes every second as Temporal does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), second, (zone, at) => {
      const wall = Temporal.Instant.fromEpochMilliseconds(at * 1000).toZonedDateTimeISO(zone);
      expect(hotelClock(zone).format(at)).toBe(wall.toString({ timeZoneName: 'never', smallestUnit: 'second' }));
    }),
    { numRuns: 2000 },
  );
});
