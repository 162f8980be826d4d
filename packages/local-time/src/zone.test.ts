import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, dateOfDay, wallTime } from './local-date';
import { anyDay, anyInstant, anyZone } from './test/zones';
import { createZone } from './zone';

const hour = 3_600_000;

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
    ['Africa/Cairo', '2026-04-24', 23],
    ['Africa/Cairo', '2026-10-29', 25],
    ['America/Santiago', '2026-04-04', 25],
    ['America/Santiago', '2026-09-06', 23],
    ['Pacific/Apia', '2011-12-30', 0],
    ['UTC', '2026-03-29', 24],
  ])('%s %s has %d hours', (id, date, hours) => {
    const zone = createZone(id);

    expect((zone.startOf(addDays(date, 1)) - zone.startOf(date)) / hour).toBe(hours);
  });
});

describe('instant of a wall time', () => {
  it.each([
    ['an ordinary time', 'Europe/Athens', '2026-07-15', 450, ['2026-07-15T07:30+03:00'], '2026-07-15T07:30+03:00'],
    ['in the gap of spring', 'Europe/Athens', '2026-03-29', 210, [], '2026-03-29T04:00+03:00'],
    ['the first of the gap', 'Europe/Athens', '2026-03-29', 180, [], '2026-03-29T04:00+03:00'],
    ['after the gap', 'Europe/Athens', '2026-03-29', 240, ['2026-03-29T04:00+03:00'], '2026-03-29T04:00+03:00'],
    [
      'in the overlap of autumn',
      'Europe/Athens',
      '2026-10-25',
      210,
      ['2026-10-25T03:30+03:00', '2026-10-25T03:30+02:00'],
      '2026-10-25T03:30+03:00',
    ],
    ['after the overlap', 'Europe/Athens', '2026-10-25', 240, ['2026-10-25T04:00+02:00'], '2026-10-25T04:00+02:00'],
    ['a gap of half an hour', 'Australia/Lord_Howe', '2026-10-04', 135, [], '2026-10-04T02:30+11:00'],
    [
      'an overlap of half an hour',
      'Australia/Lord_Howe',
      '2026-04-05',
      105,
      ['2026-04-05T01:45+11:00', '2026-04-05T01:45+10:30'],
      '2026-04-05T01:45+11:00',
    ],
    ['a gap at midnight', 'Asia/Beirut', '2026-03-29', 30, [], '2026-03-29T01:00+03:00'],
    ['midnight at 00:01', 'America/St_Johns', '2010-11-07', 0, ['2010-11-07T00:00-02:30', '2010-11-07T00:00-03:30']],
    ['a time of a day that never was', 'Pacific/Apia', '2011-12-30', 720, [], '2011-12-31T00:00+14:00'],
    [
      'minutes of the next day',
      'Europe/Athens',
      '2026-10-24',
      1650,
      ['2026-10-25T03:30+03:00', '2026-10-25T03:30+02:00'],
    ],
  ])('%s', (_, id, date, minutes, all, first = all[0]!) => {
    const zone = createZone(id);
    const wall = wallTime(date, minutes);

    expect(zone.instantsAt(wall)).toEqual(all.map((text) => Date.parse(text)));
    expect(zone.instantAt(wall)).toBe(Date.parse(first));
  });

  it('comes as much later as the clocks were put forward, when so asked', () => {
    const wall = wallTime('2026-03-29', 210);

    expect(createZone('Europe/Athens').instantAt(wall, 'later')).toBe(Date.parse('2026-03-29T04:30+03:00'));
  });
});

describe('clock changes', () => {
  const zone = createZone('Europe/Athens');
  const [spring, autumn] = ['2026-03-29T01:00Z', '2026-10-25T01:00Z'].map((text) => Date.parse(text)) as [
    number,
    number,
  ];

  it('are found in between, the first one first', () => {
    expect(zone.changeBetween(Date.UTC(2026, 0), Date.UTC(2027, 0))).toBe(spring);
    expect(zone.changeBetween(spring, Date.UTC(2027, 0))).toBe(autumn);
    expect(zone.changeBetween(Date.UTC(2026, 10), Date.UTC(2027, 2))).toBeUndefined();
    expect(createZone('UTC').changeBetween(Date.UTC(1900, 0), Date.UTC(2199, 0))).toBeUndefined();
  });

  it('are not at the ends', () => {
    expect(zone.changeBetween(spring, autumn)).toBeUndefined();
    expect(zone.changeBetween(spring - 1, autumn)).toBe(spring);
  });

  it('are found where summer time was of one week', () => {
    const recife = createZone('America/Recife');
    const first = recife.changeBetween(Date.UTC(2000, 5), Date.UTC(2001, 0))!;

    expect(new Date(first).toISOString()).toBe('2000-10-08T03:00:00.000Z');
    expect(new Date(recife.changeBetween(first, Date.UTC(2001, 0))!).toISOString()).toBe('2000-10-15T02:00:00.000Z');
  });
});

it('answers the same zone for the same id and refuses an unknown one', () => {
  expect(createZone('Europe/Athens')).toBe(createZone('Europe/Athens'));
  expect(() => createZone('Europe/Nowhere').offsetAt(0)).toThrow(RangeError);
});

it('refuses what is no instant and no date', () => {
  const zone = createZone('Europe/Athens');

  expect(() => zone.offsetAt(Number.NaN)).toThrow(RangeError);
  expect(() => zone.offsetAt(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(() => zone.startOf('2026-02-30')).toThrow(RangeError);
});

it('keeps the mean time of the place as far back as dates go', () => {
  const mean = ((1 * 60 + 34) * 60 + 52) * 1000;

  expect(createZone('Europe/Athens').offsetAt(Date.UTC(1890, 0))).toBe(mean);
  expect(createZone('Europe/Athens').startOf('0000-01-01')).toBe(wallTime('0000-01-01') - mean);
});

describe('agrees with Temporal', () => {
  it('on offsets and dates of instants', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (id, instant) => {
        const expected = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id);
        const zone = createZone(id);

        expect(zone.offsetAt(instant)).toBe(expected.offsetNanoseconds / 1e6);
        expect(zone.dateAt(instant)).toBe(expected.toPlainDate().toString());
      }),
      { numRuns: 2000 },
    );
  });

  it('on the start of every day', () => {
    fc.assert(
      fc.property(anyZone, anyDay, (id, day) => {
        const date = dateOfDay(day);

        const expected = Temporal.PlainDate.from(date).toZonedDateTime(id).epochMilliseconds;

        expect(createZone(id).startOf(date)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('on every instant of a wall time', () => {
    fc.assert(
      fc.property(anyZone, anyDay, fc.integer({ min: 0, max: 86_399 }), (id, day, second) => {
        const wall = Temporal.PlainDate.from(dateOfDay(day)).toPlainDateTime().add({ seconds: second });
        const [earlier, later, compatible] = (['earlier', 'later', 'compatible'] as const).map((disambiguation) =>
          wall.toZonedDateTime(id, { disambiguation }),
        ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime, Temporal.ZonedDateTime];
        const isShown = earlier.toPlainDateTime().equals(wall);
        const expected = new Set(isShown ? [earlier.epochMilliseconds, later.epochMilliseconds] : []);
        const zone = createZone(id);
        const asked = wallTime(dateOfDay(day), second / 60);

        expect(zone.instantsAt(asked)).toEqual([...expected]);
        expect(zone.instantAt(asked, 'later')).toBe(compatible.epochMilliseconds);
        expect(zone.instantAt(asked)).toBe(
          isShown ? earlier.epochMilliseconds : earlier.getTimeZoneTransition('next')!.epochMilliseconds,
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('on clock changes', () => {
    fc.assert(
      fc.property(anyZone, anyInstant, (id, instant) => {
        const from = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(id);
        const expected = from.getTimeZoneTransition('next')?.epochMilliseconds;
        const to = instant + 400 * 24 * hour;

        expect(createZone(id).changeBetween(instant, to)).toBe(
          expected !== undefined && expected < to ? expected : undefined,
        );
      }),
      { numRuns: 500 },
    );
  });
});
