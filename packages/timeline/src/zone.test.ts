import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays } from './local-date';
import { createZone, endOf } from './zone';

const zones = [
  'Europe/Athens',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Pacific/Apia',
  'UTC',
];

describe('length of a local day', () => {
  it.each([
    ['Europe/Athens', '2026-03-28', 24],
    ['Europe/Athens', '2026-03-29', 23],
    ['Europe/Athens', '2026-10-25', 25],
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Asia/Beirut', '2026-03-29', 23],
    ['Asia/Beirut', '2026-10-24', 25],
    ['Pacific/Apia', '2011-12-30', 0],
  ])('%s %s has %d hours', (id, date, hours) => {
    const zone = createZone(id);

    expect((endOf(zone, date) - zone.startOf(date)) / 3_600_000).toBe(hours);
  });
});

it('starts a day at 01:00 where the clock jumps over midnight', () => {
  const zone = createZone('Asia/Beirut');

  expect(zone.instantsOf('2026-03-29', 0)).toEqual([]);
  expect(zone.instantsOf('2026-03-29', 60)).toEqual([zone.startOf('2026-03-29')]);
});

it('finds a repeated wall time twice, the earlier first', () => {
  const zone = createZone('Europe/Athens');

  const [first, second] = zone.instantsOf('2026-10-25', 180);

  expect(second! - first!).toBe(3_600_000);
  expect([zone.offsetAt(first!), zone.offsetAt(second!)]).toEqual([10_800_000, 7_200_000]);
});

it('answers the same zone for the same id and refuses an unknown one', () => {
  expect(createZone('Europe/Athens')).toBe(createZone('Europe/Athens'));
  expect(() => createZone('Europe/Nowhere')).toThrow(RangeError);
});

describe('agrees with Temporal', () => {
  const instants = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2037, 0, 1) });

  it('on offsets and dates of instants', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (id, instant) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id);
        const zone = createZone(id);

        expect(zone.offsetAt(instant)).toBe(expected.offsetNanoseconds / 1e6);
        expect(zone.dateAt(instant)).toBe(expected.toPlainDate().toString());
      }),
    );
  });

  it('on the start of every day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 20_000 }), (id, days) => {
        const date = addDays('1980-01-01', days);

        const expected = Temporal.PlainDate.from(date).toZonedDateTime(id).epochMilliseconds;

        expect(createZone(id).startOf(date)).toBe(expected);
      }),
      { numRuns: 400 },
    );
  });
});
